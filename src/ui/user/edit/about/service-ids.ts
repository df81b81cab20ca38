import { isDeepEqual } from '#domain/shared/three-way-merge.ts'
import { type SpecialityFields, toOfferedSpeciality } from './speciality-fields.ts'

type Services = readonly SpecialityFields[]

const getSavedIds = (services: Services): ReadonlySet<number> =>
  new Set(services.flatMap(({ saved }) => saved?.id ?? []))

const isSavedIn = (ids: ReadonlySet<number>, { saved }: SpecialityFields): boolean => ids.has(saved?.id ?? NaN)

/** Whether `other` is what the API stores for `row`. A service sent without a name gets one from the API. */
function isSavedAs(row: SpecialityFields, other: SpecialityFields): boolean {
  const { id: _, name, ...content } = toOfferedSpeciality(row)
  const { id: _id, name: _name, ...found } = toOfferedSpeciality(other)
  return isDeepEqual(content, found) && (name === undefined || name === other.name) && !other.unread
}

/**
 * Replaces services by those that the API has made of them since the edit began, because an earlier save may have succeeded
 * although its response was lost: new ones get their ids, and all get the names that the API gave them.
 */
export function assignServiceIds(mine: Services, base: Services, theirs: Services): Services {
  const baseIds = getSavedIds(base)
  const added = theirs.filter(row => !isSavedIn(baseIds, row))
  return mine.map(row => {
    if (row.unread) return row
    const current = theirs.find(other => row.saved !== null && other.saved?.id === row.saved.id)
    if (current) return isSavedAs(row, current) ? current : row
    const index = added.findIndex(other => isSavedAs(row, other))
    return added.splice(index, index === -1 ? 0 : 1)[0] ?? row
  })
}

/** The API rejects ids of services that were removed elsewhere. */
export function clearRemovedIds(services: Services, theirs: Services): Services {
  const currentIds = getSavedIds(theirs)
  return services.map(row => (isSavedIn(currentIds, row) ? row : { ...row, saved: null }))
}
