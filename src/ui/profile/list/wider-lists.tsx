import type { Alternatives } from '#application/profile/view-list.ts'
import type { Category } from '#domain/category/category.ts'
import { isNarrowed, noFilters, withoutFilter } from '#domain/profile/profile-filters.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Places } from '#ui/profile/near/places.tsx'
import { formatListHeading, formatListTitle } from './list-title.ts'
import { NearTownsOfList } from './near-towns-of-list.tsx'
import { getListHref, type ShownList } from './shown-list.ts'
import styles from './wider-lists.module.css'

interface Props {
  readonly list: ShownList
  /** Ancestors of the category, from the root down. */
  readonly parents: readonly Category[]
  /** Number of specialists in the list. */
  readonly total: number
  readonly alternatives: Alternatives
}

/** Where there are more specialists than in a short list: without filters or in the parent category, in the country, nearby. */
export function WiderLists({ list, parents, total, alternatives }: Props) {
  const { locale } = list
  const { near } = alternatives
  const wider = [...getWiderListInPlace(list, parents, alternatives), ...getCountryList(list, alternatives)].filter(
    ({ count }) => count > total,
  )
  if (wider.length === 0 && (!near || (near.ok && near.value.length === 0))) return null
  return (
    <aside className={classNames('card', styles['lists'])}>
      {wider.length > 0 && (
        <Places id="wider" heading={getTranslator(locale)('list:wider')}>
          {wider.map(({ text, href, count }) => (
            <li key={href}>
              <a className="link" href={href}>
                {text} <span className="quiet">{formatNumber(locale, count)}</span>
              </a>
            </li>
          ))}
        </Places>
      )}
      <NearTownsOfList list={list} near={near} />
    </aside>
  )
}

interface WiderList {
  readonly text: string
  readonly href: string
  readonly count: number
}

const getWiderListInPlace = (
  list: ShownList,
  parents: readonly Category[],
  { unfiltered }: Alternatives,
): readonly WiderList[] => {
  const { filters } = list
  const parent = parents.at(-1)
  if (isNarrowed(filters))
    return unfiltered?.ok
      ? [{ text: formatListTitle(list), href: getListHref(list, noFilters), count: unfiltered.value }]
      : []
  return parent && parent.profilesCount !== null
    ? [
        {
          text: formatListTitle({ ...list, category: parent, parent: null }),
          href: getListHref(list, { category: parent.slug }),
          count: parent.profilesCount,
        },
      ]
    : []
}

const getCountryList = (list: ShownList, { everywhere }: Alternatives): readonly WiderList[] => {
  const country = { ...list, city: null, filters: withoutFilter(list.filters, 'sort') }
  return everywhere?.ok
    ? [{ text: formatListHeading(country, null), href: getListHref(country), count: everywhere.value }]
    : []
}
