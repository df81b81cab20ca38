import type { ClientUseCases } from '#application/client-use-cases.ts'
import { filterParameters } from '#application/routing/list-path.ts'
import { parseFilters, withoutFilter } from '#domain/profile/profile-filters.ts'

/** City and category of a list. */
export interface CountedPlace {
  readonly cityId: number | undefined
  readonly category: string | undefined
}

/** How many specialists match a filter form as it is filled in; null if they can't be counted. */
export async function countMatches(
  countProfiles: ClientUseCases['countProfiles'],
  form: HTMLFormElement | null | undefined,
  { cityId, category }: CountedPlace,
  signal: AbortSignal,
): Promise<number | null> {
  const fields = new FormData(form ?? undefined)
  const { filters } = parseFilters(name => {
    const value = fields.get(filterParameters[name])
    return typeof value === 'string' ? value : null
  })
  const place = { ...(cityId !== undefined && { cityId }), ...(category !== undefined && { category }) }
  const outcome = await countProfiles({ ...place, ...withoutFilter(filters, 'sort') }, { signal })
  return outcome.ok ? outcome.value : null
}
