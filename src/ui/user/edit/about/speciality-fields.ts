import { cleanName, trimText } from '#domain/shared/invisible.ts'
import { type PriceUnit, priceUnits, type Speciality } from '#domain/profile/profile.ts'
import { parseWholeNumber } from '#domain/shared/whole-number.ts'
import { editLimits, type OfferedSpeciality } from '#domain/user/edits.ts'
import type { UnreadableEntry } from '#domain/user/user.ts'
import { isNullOr, isNumber, isRecordOf, isString } from '#ui/form/stored-fields.ts'

export interface SpecialityFields {
  /** An unreadable entry, sent back unchanged; the other fields are blank. Renaming the key would lose drafts. */
  readonly unread: Pick<UnreadableEntry, 'entry'> | null
  readonly saved: SavedSpeciality | null
  readonly categoryId: string
  readonly name: string
  /** The name of the category. A new service with this name is sent without one. Renaming the key would lose drafts. */
  readonly suggested: string
  readonly priceFrom: string
  /** Empty for none; may be a unit that this site does not know. */
  readonly priceUnit: string
}

interface SavedSpeciality {
  readonly id: number
  readonly name: string
}

export const blankSpeciality: SpecialityFields = {
  unread: null,
  saved: null,
  categoryId: '',
  name: '',
  suggested: '',
  priceFrom: '',
  priceUnit: '',
}

/** Copies the unit of the service above, because most specialists use one unit for all their services. */
export const createSpeciality = (last: SpecialityFields | undefined): SpecialityFields => ({
  ...blankSpeciality,
  priceUnit: last && isPriceUnit(last.priceUnit) ? last.priceUnit : '',
})

/** The unit does not count as input, because `createSpeciality` copies it. */
export const isBlankSpeciality = ({ unread, saved, categoryId, name, priceFrom }: SpecialityFields): boolean =>
  unread === null && saved === null && [categoryId, name, priceFrom].every(text => trimText(text) === '')

export const toText = (value: string | number | null): string => (value === null ? '' : String(value))

/** Keeps fractions of one or two decimals, which the API may return; reads three as thousands. May be NaN. */
export const parseNumber = (text: string, max: number): number | null =>
  trimText(text) === '' ? null : (parseWholeNumber(text, max) ?? Number(text))

export const toSpecialityFields = ({
  id,
  categoryId,
  name,
  priceFrom,
  priceUnit,
  unknownUnit,
}: Speciality): SpecialityFields => ({
  unread: null,
  saved: { id, name: cleanName(name) },
  categoryId: toText(categoryId),
  name,
  suggested: '',
  priceFrom: toText(priceFrom),
  priceUnit: unknownUnit ?? priceUnit ?? '',
})

/** The fields as the API will return them: a service with a category always has a name. */
export const normalizeSpeciality = (row: SpecialityFields): SpecialityFields => ({
  ...row,
  name: cleanName(row.name) || (row.categoryId === '' ? '' : (row.saved?.name ?? row.suggested)),
  priceFrom: toText(parseNumber(row.priceFrom, editLimits.price)),
})

export const isPriceUnit = (text: string): text is PriceUnit => priceUnits.some(unit => unit === text)

const toUnit = (text: string): Pick<OfferedSpeciality, 'priceUnit' | 'unknownUnit'> => {
  if (isPriceUnit(text)) return { priceUnit: text }
  return { priceUnit: null, ...(text !== '' && { unknownUnit: text }) }
}

/** If the name is omitted, the API keeps the saved name or uses the name of the category. */
export function toOfferedSpeciality(row: SpecialityFields): OfferedSpeciality {
  const { saved, categoryId, suggested } = row
  const name = cleanName(row.name)
  const isNameTyped = name !== '' && name !== (saved ? saved.name : suggested)
  return {
    ...(saved && { id: saved.id }),
    categoryId: categoryId === '' ? null : Number(categoryId),
    ...((isNameTyped || categoryId === '') && { name }),
    priceFrom: parseNumber(row.priceFrom, editLimits.price),
    ...toUnit(row.priceUnit),
  }
}

export const isSpecialityFields = isRecordOf<SpecialityFields>({
  unread: isNullOr(isRecordOf<Pick<UnreadableEntry, 'entry'>>({ entry: (_value): _value is unknown => true })),
  saved: isNullOr(isRecordOf<SavedSpeciality>({ id: isNumber, name: isString })),
  categoryId: isString,
  name: isString,
  suggested: isString,
  priceFrom: isString,
  priceUnit: isString,
})
