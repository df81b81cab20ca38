import { isDeepEqual } from '#domain/shared/three-way-merge.ts'
import { getSavedId, type SpecialityFields, toOfferedSpeciality } from './speciality-fields.ts'

type Services = readonly SpecialityFields[]

const getSavedIds = (services: Services): ReadonlySet<number> => new Set(services.flatMap(row => getSavedId(row) ?? []))

const isSavedIn = (ids: ReadonlySet<number>, row: SpecialityFields): boolean => ids.has(getSavedId(row) ?? NaN)

/** A service without its id, for comparison. */
const getContent = (row: SpecialityFields) => toOfferedSpeciality({ ...row, saved: null })

/**
 * Gives new services the ids of equal services that the API has added since the edit began, because an earlier save may have
 * succeeded although its response was lost.
 */
export function assignServiceIds(mine: Services, base: Services, theirs: Services): Services {
  const [baseIds, currentIds] = [getSavedIds(base), getSavedIds(theirs)]
  const added = theirs.filter(row => !isSavedIn(baseIds, row))
  return mine.map(row => {
    if (isSavedIn(currentIds, row)) return row
    const index = added.findIndex(other => isDeepEqual(getContent(other), getContent(row)))
    return added.splice(index, index === -1 ? 0 : 1)[0] ?? row
  })
}

/** The API rejects ids of services that were removed elsewhere. */
export function clearRemovedIds(services: Services, theirs: Services): Services {
  const currentIds = getSavedIds(theirs)
  return services.map(row => (isSavedIn(currentIds, row) ? row : { ...row, saved: null }))
}
