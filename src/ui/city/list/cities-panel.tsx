import type { Region } from '#domain/city/city.ts'
import { groupCitiesByLetter, type ListedCity } from '#domain/city/group-cities-by-letter.ts'
import { countCities, fitsBrowser } from '#domain/city/region-list.ts'
import { noFilters } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import styles from './cities.module.css'
import { CityFilterField } from './city-filter-field.tsx'
import { getCityFilterTexts } from './city-filter-texts.ts'
import { CitySections, FeaturedCitiesSection, LetterIndex } from './city-sections.tsx'
import { localizePath } from '#application/routing/locale-path.ts'
import { getCityChoicePath, type CitiesPrefix } from '#application/routing/city-choice.ts'
import { getCityPath } from '#application/routing/list-path.ts'

interface Props {
  readonly locale: Locale
  readonly regions: readonly Region[]
}

export function CitiesPanel({ locale, regions }: Props) {
  const t = getTranslator(locale)
  const groups = groupCitiesByLetter(regions)
  const getHref = (city: ListedCity) => localizePath(locale, getCityPath(city))
  const note = t('home:cities.largestText')
  const getPageHref = (prefix: CitiesPrefix) => getCityChoicePath(locale, { category: null, ...noFilters, prefix })
  const isComplete = fitsBrowser(regions)
  const regionCount = regions.filter(({ cities }) => cities.length > 0).length
  return (
    <section className={`container ${styles['cities']}`} id="cities" aria-labelledby="cities-heading">
      <div>
        <h2 id="cities-heading">{t('home:cities.heading')}</h2>
        <p className="muted">
          {`${t('common:cities', { count: countCities(regions) })} ${t('home:cities.regions', { count: regionCount })}`}
        </p>
      </div>
      <CityFilterField
        locale={locale}
        texts={getCityFilterTexts(locale)}
        letters={<LetterIndex {...{ locale, regions, groups }} getPageHref={isComplete ? undefined : getPageHref} />}
      >
        {isComplete ? (
          <CitySections {...{ locale, regions, groups, getHref, note }} />
        ) : (
          <FeaturedCitiesSection {...{ locale, regions, getHref, note }} />
        )}
      </CityFilterField>
    </section>
  )
}
