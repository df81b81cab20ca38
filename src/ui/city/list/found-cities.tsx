import { localePath } from '#application/routing/locale-path.ts'
import type { FoundCity } from '#domain/city/city-filter.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { cityPath } from '#ui/paths.ts'
import styles from './cities.module.css'
import { Marked } from '#ui/city/marked.tsx'

/** Found cities with what was typed marked. The region stands by equal names, and wherever it was what answered. */
export function FoundCities({ locale, cities }: { readonly locale: Locale; readonly cities: readonly FoundCity[] }) {
  const names = cities.map(city => city.name)
  const isAlone = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return (
    <ul className={styles['columns']}>
      {cities.map(({ slug, name, region, match }) => (
        <li key={slug}>
          <a href={localePath(locale, cityPath({ slug }))}>
            {match?.in === 'name' ? <Marked text={name} {...match} /> : name}
            {(match?.in !== 'name' || !isAlone(name)) && (
              <small>{match?.in === 'region' ? <Marked text={region} {...match} /> : region}</small>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
