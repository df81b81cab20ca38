import type { Alternatives } from '#application/profile/view-list.ts'
import { NearbyCities } from '#ui/profile/near/nearby-cities.tsx'
import { getListHref, type ShownList } from './shown-list.ts'

interface Props {
  readonly list: ShownList
  readonly nearbyCities: Alternatives['nearbyCities'] | undefined
}

export function NearbyCityLists({ list, nearbyCities }: Props) {
  const { locale, category, filters } = list
  if (!nearbyCities) return null
  return (
    <NearbyCities
      locale={locale}
      cities={nearbyCities}
      category={category?.slug ?? null}
      search={filters.search}
      href={getListHref(list)}
    />
  )
}
