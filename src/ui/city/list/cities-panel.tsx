import type { Region } from '#domain/city/city.ts'
import { groupCitiesByLetter } from '#domain/city/group-cities-by-letter.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import styles from './cities.module.css'
import { CityFilterField } from './city-filter-field.tsx'
import { getCityFilterTexts } from './city-filter-texts.ts'
import { CitySections, LetterIndex } from './city-sections.tsx'
import { localizePath } from '#application/routing/locale-path.ts'
import { getCityPath } from '#application/routing/list-path.ts'

interface Props {
  readonly locale: Locale
  readonly regions: readonly Region[]
}

/** All cities by letter, with a filter. Letters link to their sections; the largest cities are shown first. */
export function CitiesPanel({ locale, regions }: Props) {
  const t = getTranslator(locale)
  const groups = groupCitiesByLetter(regions)
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
        texts={getCityFilterTexts(locale)}
        letters={<LetterIndex locale={locale} groups={groups} />}
      >
        <CitySections
          {...{ locale, regions, groups }}
          getHref={city => localizePath(locale, getCityPath(city))}
          note={t('home:cities.largestText')}
        />
      </CityFilterField>
    </section>
  )
}
