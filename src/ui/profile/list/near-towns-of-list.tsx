import type { Alternatives } from '#application/profile/view-list.ts'
import { NearTowns } from '#ui/profile/near/near-towns.tsx'
import { getListHref, type ShownList } from './shown-list.ts'

interface Props {
  readonly list: ShownList
  readonly nearTowns: Alternatives['nearTowns'] | undefined
}

/** Links to the same list in the nearest towns. Renders nothing if the towns were not looked up. */
export function NearTownsOfList({ list, nearTowns }: Props) {
  const { locale, category, filters } = list
  if (!nearTowns) return null
  return (
    <NearTowns
      locale={locale}
      towns={nearTowns}
      category={category?.slug ?? null}
      search={filters.search}
      href={getListHref(list)}
    />
  )
}
