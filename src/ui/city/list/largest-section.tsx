import type { Region } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import styles from './cities.module.css'
import { CityItems } from './city-items.tsx'
import { largestCities } from './largest-cities.ts'
import { largestAnchor } from './letter-anchor.ts'

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
