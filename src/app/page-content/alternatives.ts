import { orEmpty } from '#application/outcome.ts'
import type { City } from '#domain/city/city.ts'
import { citiesBeside } from '#domain/city/region-of.ts'
import { isNarrowed, type ProfileFilters } from '#domain/profile/profile-filters.ts'
import { useCases } from '#infrastructure/di/container.ts'

/** What a list that shows nobody can offer instead: those whom its filters leave out, or other cities of the region. */
export async function alternatives(
  city: City | null,
  place: { readonly cityId?: number; readonly category?: string },
  filters: ProfileFilters,
) {
  if (isNarrowed(filters)) {
    const all = await useCases.listProfiles({ ...place, page: 1, perPage: 1 })
    return { unfiltered: all.ok ? all.value.total : null }
  }
  return city ? { nearby: citiesBeside(orEmpty(await useCases.listRegions(), []), city) } : {}
}
