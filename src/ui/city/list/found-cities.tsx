import { localePath } from '../../../application/routing/locale-path'
import type { FoundCity } from '../../../domain/city/city-filter'
import type { Locale } from '../../../domain/shared/locale'
import { cityPath } from '../../paths'
import styles from './cities.module.css'
import { Marked } from '../marked'

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
