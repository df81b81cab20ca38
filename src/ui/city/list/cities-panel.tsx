import type { Region } from '../../../domain/city/city'
import { letterGroups } from '../../../domain/city/letter-groups'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import styles from './cities.module.css'
import { CityFilterField } from './city-filter-field'
import { cityFilterTexts } from './city-filter-texts'
import { LargestSection } from './largest-section'
import { LetterIndex } from './letter-index'
import { LetterSection } from './letter-section'

interface Props {
  readonly locale: Locale
  readonly regions: readonly Region[]
}

/** All cities by letter, with a field to filter them. Each letter is a link to its section; at first the largest cities stand there. */
export function CitiesPanel({ locale, regions }: Props) {
  const t = translator(locale)
  const groups = letterGroups(regions)
  const count = regions.reduce((sum, region) => sum + region.cities.length, 0)
  return (
    <section className={`container ${styles['cities']}`} id="cities" aria-labelledby="cities-heading">
      <div>
        <h2 id="cities-heading">{t('home:cities.heading')}</h2>
        <p className="second">
          {`${t('common:cities', { count })} ${t('home:cities.regions', { count: regions.length })}`}
        </p>
      </div>
      <CityFilterField
        locale={locale}
        texts={cityFilterTexts(locale)}
        letters={<LetterIndex locale={locale} letters={groups.map(({ letter }) => letter)} />}
      >
        {groups.map(group => (
          <LetterSection key={group.letter} locale={locale} group={group} />
        ))}
        <LargestSection locale={locale} regions={regions} />
      </CityFilterField>
    </section>
  )
}
