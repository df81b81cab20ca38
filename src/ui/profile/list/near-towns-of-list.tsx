import type { Alternatives } from '#application/profile/view-list.ts'
import { NearTowns } from '#ui/profile/near/near-towns.tsx'
import { getListHref, type ShownList } from './shown-list.ts'

interface Props {
  readonly list: ShownList
  readonly near: Alternatives['near'] | undefined
}

/** The same list in the nearest towns, if they were looked up. */
export function NearTownsOfList({ list, near }: Props) {
  const { locale, category, filters } = list
  if (!near) return null
  return (
    <NearTowns
      locale={locale}
      towns={near}
      category={category?.slug ?? null}
      search={filters.search}
      href={getListHref(list)}
    />
  )
}
