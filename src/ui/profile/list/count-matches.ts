import type { ClientUseCases } from '#application/client-use-cases.ts'
import { filterParameters } from '#application/routing/list-path.ts'
import { parseFilters, removeFilter } from '#domain/profile/profile-filters.ts'

export interface ListScope {
  readonly cityId: number | undefined
  readonly category: string | undefined
}

export async function countMatches(
  countProfiles: ClientUseCases['countProfiles'],
  form: HTMLFormElement,
  { cityId, category }: ListScope,
  signal: AbortSignal,
): Promise<number | null> {
  const fields = new FormData(form)
  const { filters } = parseFilters(name => {
    const value = fields.get(filterParameters[name])
    return typeof value === 'string' ? value : null
  })
  const scope = { ...(cityId !== undefined && { cityId }), ...(category !== undefined && { category }) }
  const outcome = await countProfiles({ ...scope, ...removeFilter(filters, 'sort') }, { signal })
  return outcome.ok ? outcome.value : null
}
