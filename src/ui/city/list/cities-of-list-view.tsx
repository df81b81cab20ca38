import { getListPath } from '#application/routing/list-path.ts'
import type { ResolvedList } from '#application/routing/resolve-list.ts'
import type { Region } from '#domain/city/city.ts'
import { groupCitiesByLetter } from '#domain/city/group-cities-by-letter.ts'
import { hasFiltersOrSort } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import styles from './cities.module.css'
import { CitySections, LetterIndex } from './city-sections.tsx'

interface Props {
  readonly locale: Locale
  readonly regions: readonly Region[]
  readonly list: ResolvedList
}

/** The city picker without script: each city links to the same list in that city. */
export function CitiesOfListView({ locale, regions, list }: Props) {
  const t = getTranslator(locale)
  const groups = groupCitiesByLetter(regions)
  return (
    <div className={`container ${styles['cities']}`}>
      <div>
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={[{ name: t('common:nav.specialists'), href: getListPath({ locale, ...list }) }]}
          currentName={t('common:nav.cities')}
        />
        <h1>{t('city:ofList.heading')}</h1>
        {(list.category !== null || hasFiltersOrSort(list)) && <p className="second">{t('city:ofList.kept')}</p>}
      </div>
      <ButtonLink href={getListPath({ locale, ...list })}>{t('list:none.everywhere')}</ButtonLink>
      <div className={`card ${styles['panel']}`}>
        <h2 className="unseen">{t('home:cities.heading')}</h2>
        <LetterIndex locale={locale} groups={groups} />
        <div className={styles['sections']}>
          <CitySections
            {...{ locale, regions, groups }}
            getHref={city => getListPath({ locale, city, ...list })}
            note={t('city:ofList.others')}
          />
        </div>
      </div>
    </div>
  )
}
