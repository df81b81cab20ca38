import { isDeepEqual } from '#domain/shared/three-way-merge.ts'
import { type SpecialityFields, toOfferedSpeciality } from './speciality-fields.ts'

type Services = readonly SpecialityFields[]

const getSavedIds = (services: Services): ReadonlySet<number> =>
  new Set(services.flatMap(({ saved }) => saved?.id ?? []))

const isSavedIn = (ids: ReadonlySet<number>, { saved }: SpecialityFields): boolean =>
  saved !== null && ids.has(saved.id)

/** Whether the API would store `row` as `other`. A service sent without a name gets one from the API. */
function isSavedAs(row: SpecialityFields, other: SpecialityFields): boolean {
  const { id: _, name, ...content } = toOfferedSpeciality(row)
  const { id: _id, name: _name, ...otherContent } = toOfferedSpeciality(other)
  return isDeepEqual(content, otherContent) && (name === undefined || name === other.name) && !other.unread
}

/**
 * Takes over ids from the API, because an earlier save may have succeeded although its response was lost. Also takes
 * over names, because those that the API assigns depend on the language.
 */
export function assignServiceIds(mine: Services, base: Services, theirs: Services): Services {
  const baseIds = getSavedIds(base)
  const addedRows = theirs.filter(row => !isSavedIn(baseIds, row))
  return mine.map(row => {
    if (row.unread) return row
    const current = theirs.find(other => row.saved !== null && other.saved?.id === row.saved.id)
    if (current) return isSavedAs(row, current) ? current : row
    // A service that was removed elsewhere is sent without its id, and with its name unless this form suggested it.
    const addedRow = addedRows.find(other => isSavedAs({ ...row, saved: null }, other))
    if (!addedRow) return row
    addedRows.splice(addedRows.indexOf(addedRow), 1)
    return addedRow
  })
}

/** The API rejects ids of services that were removed elsewhere. */
export function clearRemovedIds(services: Services, theirs: Services): Services {
  const currentIds = getSavedIds(theirs)
  return services.map(row => (isSavedIn(currentIds, row) ? row : { ...row, saved: null }))
}
