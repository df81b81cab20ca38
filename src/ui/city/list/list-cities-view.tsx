import { getCityChoicePath, type CitiesPrefix } from '#application/routing/city-choice.ts'
import { getListPath } from '#application/routing/list-path.ts'
import type { ResolvedList } from '#application/routing/resolve-list.ts'
import type { Region } from '#domain/city/city.ts'
import { groupCitiesByLetter, type LetterGroup, type ListedCity } from '#domain/city/group-cities-by-letter.ts'
import { findPrefixGroup } from '#domain/city/prefix-group.ts'
import { fitsBrowser } from '#domain/city/region-list.ts'
import { hasFiltersOrSort } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import styles from './cities.module.css'
import { CitySections, FeaturedCitiesSection, LetterIndex, PrefixSection } from './city-sections.tsx'

interface Props {
  readonly locale: Locale
  readonly regions: readonly Region[]
  readonly list: ResolvedList
  readonly prefix?: CitiesPrefix
}

/** The city picker without JavaScript. */
export function ListCitiesView({ locale, regions, list, prefix }: Props) {
  const t = getTranslator(locale)
  const groups = groupCitiesByLetter(regions)
  const getHref = (city: ListedCity) => getListPath({ locale, city, ...list })
  const getPageHref = (pagePrefix: CitiesPrefix) => getCityChoicePath(locale, { ...list, prefix: pagePrefix })
  return (
    <div className={`container ${styles['cities']}`}>
      <div>
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={[{ name: t('common:nav.specialists'), href: getListPath({ locale, ...list }) }]}
          currentName={t('common:nav.cities')}
        />
        <h1>{t('city:listCities.heading')}</h1>
        {(list.category !== null || hasFiltersOrSort(list)) && <p className="muted">{t('city:listCities.kept')}</p>}
      </div>
      <ButtonLink href={getListPath({ locale, ...list })}>{t('list:none.everywhere')}</ButtonLink>
      <div className={`card ${styles['panel']}`}>
        <h2 className="visually-hidden">{t('home:cities.heading')}</h2>
        {fitsBrowser(regions) ? (
          <>
            <LetterIndex {...{ locale, regions, groups }} />
            <div className={styles['sections']}>
              <CitySections {...{ locale, regions, groups, getHref }} note={t('city:listCities.others')} />
            </div>
          </>
        ) : (
          <CitiesByPrefix {...{ locale, regions, groups, getHref, prefix }} getPageHref={getPageHref} />
        )}
      </div>
    </div>
  )
}

interface PrefixProps extends Pick<Props, 'locale' | 'regions' | 'prefix'> {
  readonly groups: readonly LetterGroup[]
  readonly getHref: (city: ListedCity) => string
  readonly getPageHref: (prefix: CitiesPrefix) => string
}

function CitiesByPrefix({ locale, regions, groups, prefix, getHref, getPageHref }: PrefixProps) {
  const t = getTranslator(locale)
  const group = prefix === undefined ? undefined : findPrefixGroup(regions, prefix)
  return (
    <>
      <LetterIndex
        {...{ locale, regions, groups, getPageHref }}
        featuredHref={getPageHref(undefined)}
        currentLetter={group ? (group.letter?.slice(0, 1) ?? null) : undefined}
      />
      <div className={styles['sections']}>
        {group ? (
          <PrefixSection {...{ locale, group, getHref, getPageHref }} />
        ) : (
          <FeaturedCitiesSection {...{ locale, regions, getHref }} note={t('city:listCities.others')} />
        )}
      </div>
    </>
  )
}
