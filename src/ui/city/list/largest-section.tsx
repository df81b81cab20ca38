import type { Region } from '../../../domain/city/city'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import styles from './cities.module.css'
import { CityItems } from './city-items'
import { largestCities } from './largest-cities'
import { largestAnchor } from './letter-anchor'

/** Stands last, so that any letter's section that is asked for can take its place without script. */
export function LargestSection({ locale, regions }: { readonly locale: Locale; readonly regions: readonly Region[] }) {
  const t = translator(locale)
  return (
    <section id={largestAnchor} aria-label={t('home:cities.largest')}>
      <p className="small second">{t('home:cities.largestText')}</p>
      <div className={styles['columns']}>
        <CityItems locale={locale} cities={largestCities(regions)} />
      </div>
    </section>
  )
}
