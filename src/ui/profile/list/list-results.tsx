import styles from './profile-list.module.css'
import type { Alternatives } from '#application/profile/view-list.ts'
import type { Category } from '#domain/category/category.ts'
import { excludesProfiles } from '#domain/profile/profile-filters.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getPriceUnits } from '#domain/profile/specialities.ts'
import type { Page } from '#domain/shared/pagination.ts'
import { maxPrice } from '#domain/shared/whole-number.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { PageLinks } from '#ui/navigation/page-links.tsx'
import { getCardFacts } from '#ui/profile/card/card-facts.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { formatUnit } from '#ui/i18n/price-parts.ts'
import { getAllConditions } from './filter-chips.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { NoSpecialists, NoMatches } from './empty-results.tsx'
import { PastLastPage } from './list-notices.tsx'
import { ProfileRow } from '#ui/profile/card/profile-cards.tsx'
import { RequestLine, RequestNoScriptNote } from '#ui/service-request/request-link.tsx'
import { createListTarget } from '#ui/service-request/request-target.ts'
import { getListHref, type ShownList } from './shown-list.ts'
import { WiderLists } from './wider-lists.tsx'

interface Props {
  readonly list: ShownList
  readonly ancestors: readonly Category[]
  readonly categories: readonly Category[]
  readonly profiles: Page<Profile>
  readonly alternatives: Alternatives
}

export function ListResults({ list, ancestors, categories, profiles, alternatives }: Props) {
  const { total, page, lastPage } = profiles
  const conditions = getAllConditions(list)
  const target = createListTarget(list.city, list.category)
  if (total === 0)
    return (
      <>
        <ListToolbar list={list} conditions={[]} conditionCount={conditions.length} />
        <RejectedPrice list={list} />
        {excludesProfiles(list.filters) ? (
          <NoMatches {...{ list, categories, alternatives }} />
        ) : (
          <NoSpecialists {...{ list, ancestors, categories, alternatives }} />
        )}
        <RequestNoScriptNote locale={list.locale} />
      </>
    )
  return (
    <>
      <ListToolbar list={list} conditions={conditions} conditionCount={conditions.length} />
      <RejectedPrice list={list} />
      <div className={styles['rows']}>
        <MixedUnitsNote list={list} profiles={profiles.items} />
        {profiles.items.length === 0 ? (
          <PastLastPage list={list} page={page} lastPage={lastPage} />
        ) : (
          <Rows list={list} profiles={profiles} />
        )}
        <WiderLists {...{ list, ancestors, total, alternatives }} />
        <RequestLine locale={list.locale} target={target} />
      </div>
    </>
  )
}

/** Repeats the field's error above the list, because the filter panel is closed on phones. */
function RejectedPrice({ list: { locale, rejectedFilters } }: { readonly list: ShownList }) {
  const { priceTo: price } = rejectedFilters
  if (price === undefined) return null
  return <p>{getTranslator(locale)('list:form.priceNotApplied', { price, most: formatNumber(locale, maxPrice) })}</p>
}

function MixedUnitsNote({ list, profiles }: { readonly list: ShownList; readonly profiles: readonly Profile[] }) {
  const { locale, filters } = list
  const units = filters.sort === 'price' ? getPriceUnits(profiles) : []
  if (units.length < 2) return null
  const names = units.map(unit => formatUnit(locale, unit)).join(', ')
  return <p className="small muted">{getTranslator(locale)('list:mixedUnits', { units: names })}</p>
}

const firstScreenRows = 3

function Rows({ list, profiles }: Pick<Props, 'list' | 'profiles'>) {
  const { locale, city, category, filters } = list
  // The API sorts and filters by the profile's price, even in a category.
  const usesProfilePrice = filters.sort === 'price' || filters.priceTo !== undefined
  const texts = getCardTexts(locale)
  return (
    <div>
      <ul className={styles['rows']}>
        {profiles.items.map((profile, index) => (
          <ProfileRow
            key={profile.id}
            facts={getCardFacts(locale, texts, profile, usesProfilePrice ? null : category)}
            showsDetailsOnPhones={city === null}
            eager={index < firstScreenRows}
          />
        ))}
      </ul>
      {profiles.lastPage > 1 && (
        <PageLinks
          locale={locale}
          label={getTranslator(locale)('common:pagination.label')}
          list={profiles}
          getHref={page => getListHref(list, { page })}
        />
      )}
    </div>
  )
}
