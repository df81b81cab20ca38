import type { Alternatives } from '#application/profile/view-list.ts'
import type { Category } from '#domain/category/category.ts'
import { excludesProfiles, noFilters, removeFilter } from '#domain/profile/profile-filters.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { LinkList } from '#ui/profile/near/link-list.tsx'
import { formatListHeading, formatListTitle } from './list-title.ts'
import { NearbyCityLists } from './nearby-city-lists.tsx'
import { getListHref, type ShownList } from './shown-list.ts'
import styles from './wider-lists.module.css'

interface Props {
  readonly list: ShownList
  readonly ancestors: readonly Category[]
  readonly total: number
  readonly alternatives: Alternatives
}

export function WiderLists({ list, ancestors, total, alternatives }: Props) {
  const { locale } = list
  const { nearbyCities } = alternatives
  const widerLists = [
    ...getWiderLocalLists(list, ancestors, alternatives),
    ...getCountryLists(list, alternatives),
  ].filter(({ count }) => count > total)
  if (widerLists.length === 0 && (!nearbyCities || (nearbyCities.ok && nearbyCities.value.length === 0))) return null
  return (
    <aside className={classNames('card', styles['lists'])}>
      {widerLists.length > 0 && (
        <LinkList id="wider" heading={getTranslator(locale)('list:wider')}>
          {widerLists.map(({ text, href, count }) => (
            <li key={href}>
              <a className="link" href={href}>
                {markRussian(locale, text)} <span className="quiet">{formatNumber(locale, count)}</span>
              </a>
            </li>
          ))}
        </LinkList>
      )}
      <NearbyCityLists list={list} nearbyCities={nearbyCities} />
    </aside>
  )
}

interface WiderList {
  readonly text: string
  readonly href: string
  readonly count: number
}

const getWiderLocalLists = (
  list: ShownList,
  ancestors: readonly Category[],
  { unfilteredCount }: Alternatives,
): readonly WiderList[] => {
  const { filters } = list
  const parent = ancestors.at(-1)
  if (excludesProfiles(filters))
    return unfilteredCount?.ok
      ? [{ text: formatListTitle(list), href: getListHref(list, noFilters), count: unfilteredCount.value }]
      : []
  return parent && parent.profilesCount !== null
    ? [
        {
          text: formatListTitle({ ...list, category: parent, parent: ancestors.at(-2) ?? null }),
          href: getListHref(list, { category: parent.slug }),
          count: parent.profilesCount,
        },
      ]
    : []
}

const getCountryLists = (list: ShownList, { countryCount }: Alternatives): readonly WiderList[] => {
  const countryList = { ...list, city: null, filters: removeFilter(list.filters, 'sort') }
  return countryCount?.ok
    ? [{ text: formatListHeading(countryList, null), href: getListHref(countryList), count: countryCount.value }]
    : []
}
