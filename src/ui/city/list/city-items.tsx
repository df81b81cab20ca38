import { localePath } from '#application/routing/locale-path.ts'
import type { ListedCity } from '#domain/city/letter-groups.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { cityPath } from '#ui/paths.ts'

/** Over a thousand of these stand on home: the list around them has the styles. */
export function CityItems({ locale, cities }: { readonly locale: Locale; readonly cities: readonly ListedCity[] }) {
  return (
    <ul>
      {cities.map(city => (
        <li key={city.slug}>
          <a href={localePath(locale, cityPath(city))}>
            {city.name}
            {city.region !== undefined && <small>{city.region}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
