import { localePath } from '#application/routing/locale-path.ts'
import type { CityOfRegion } from '#domain/city/spelled-city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { cityPath } from '#ui/paths.ts'
import styles from './error-view.module.css'

export function CitySuggestions({
  locale,
  cities,
}: {
  readonly locale: Locale
  readonly cities: readonly CityOfRegion[]
}) {
  return (
    <section aria-labelledby="near">
      <h2 className={styles['near']} id="near">
        {translator(locale)('errors:notFound.near')}
      </h2>
      <ul className={styles['cities']}>
        {cities.map(city => (
          <li key={city.slug}>
            <a className="card" href={localePath(locale, cityPath(city))}>
              {city.name}
              <small className="small quiet">{city.region}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
