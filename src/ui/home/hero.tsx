import { localePath } from '#application/routing/locale-path.ts'
import type { Region } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { BareDotMap } from '#ui/city/map/bare-dot-map.tsx'
import { largestCities } from '#ui/city/list/largest-cities.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { mapPin } from '#ui/kit/display/icons.ts'
import { citiesPath, cityPath } from '#ui/paths.ts'
import { SearchForm } from '#ui/search/search-form.tsx'
import { CurrentCityMark } from './current-city-mark.tsx'
import styles from './home.module.css'

const mostNamed = 5

/** The promise of the site, and the first step: a search and a city. */
export function Hero({ locale, regions }: { readonly locale: Locale; readonly regions: readonly Region[] }) {
  const t = translator(locale)
  const cities = localePath(locale, citiesPath)
  const count = regions.reduce((sum, region) => sum + region.cities.length, 0)
  return (
    <div className={`container ${styles['hero']}`}>
      <div className={styles['promise']}>
        <h1 className="display">{t('home:heading')}</h1>
        <p className="lead">{t('home:lead')}</p>
      </div>
      <SearchForm className={styles['search']} locale={locale} city={null} large />
      <div className={styles['where']}>
        <a className={`card ${styles['chip']}`} href={cities} data-city-picker>
          <Icon path={mapPin} />
          <span data-city-name suppressHydrationWarning>
            {t('common:nav.chooseCity')}
          </span>
          <span className="link" hidden suppressHydrationWarning>
            {t('common:nav.change')}
          </span>
        </a>
        <ul className={styles['hints']}>
          {largestCities(regions)
            .slice(0, mostNamed)
            .map(city => (
              <li key={city.slug}>
                <a href={localePath(locale, cityPath(city))}>{city.name}</a>
              </li>
            ))}
        </ul>
      </div>
      <BareDotMap className={styles['map']}>
        <CurrentCityMark />
      </BareDotMap>
      <a className={`link ${styles['all']}`} href={cities}>
        {t('home:citiesByLetter', { count })}
      </a>
    </div>
  )
}
