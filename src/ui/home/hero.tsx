import { localePath } from '../../application/navigation/locale-path'
import type { Region } from '../../domain/city/city'
import type { Locale } from '../../domain/shared/locale'
import { DotMap } from '../city/dot-map'
import { largestCities } from '../city/largest-cities'
import { translator } from '../i18n/translator'
import { buttonLook } from '../kit/button'
import { Icon } from '../kit/icon'
import { mapPin } from '../kit/icons'
import { citiesPath, cityPath } from '../paths'
import styles from './home.module.css'

const mostNamed = 5

/** What one gets here, and the first step: the city. */
export function Hero({ locale, regions }: { readonly locale: Locale; readonly regions: readonly Region[] }) {
  const t = translator(locale)
  const cities = localePath(locale, citiesPath)
  const count = regions.reduce((sum, region) => sum + region.cities.length, 0)
  return (
    <div className={`container ${styles['hero']}`}>
      <div className={styles['promise']}>
        <h1 className="display">{t('home:heading')}</h1>
        <p className="lead">{t('home:lead')}</p>
        <a className={buttonLook({ kind: 'primary', large: true })} href={cities} data-city-picker>
          <Icon path={mapPin} />
          {t('common:nav.chooseCity')}
        </a>
      </div>
      <ul className={styles['hints']}>
        {largestCities(regions)
          .slice(0, mostNamed)
          .map(city => (
            <li key={city.slug}>
              <a href={localePath(locale, cityPath(city))}>{city.name}</a>
            </li>
          ))}
      </ul>
      <DotMap className={styles['map']} city={null} />
      <a className={`link ${styles['all']}`} href={cities}>
        {t('home:citiesByLetter', { count })}
      </a>
    </div>
  )
}
