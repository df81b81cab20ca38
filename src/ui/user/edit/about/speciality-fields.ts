import { trimText } from '#domain/shared/invisible.ts'
import { type PriceUnit, priceUnits, type Speciality } from '#domain/profile/profile.ts'
import { parseWholeNumber } from '#domain/shared/whole-number.ts'
import { editLimits, type OfferedSpeciality } from '#domain/user/edits.ts'
import type { UnreadableEntry } from '#domain/user/user.ts'
import { isNullOr, isNumber, isRecordOf, isText } from '#ui/form/stored-fields.ts'

/** The fields of one service. */
export interface SpecialityFields {
  /** An entry that this site can't read. It is sent back unchanged; the other fields are blank. */
  readonly unread: Pick<UnreadableEntry, 'entry'> | null
  /** The service as saved by the API; null for a new one. */
  readonly saved: SavedSpeciality | null
  readonly categoryId: string
  readonly name: string
  /** The category's name that was filled in when it was chosen. */
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

export const toText = (value: string | number | null): string => (value === null ? '' : String(value))

export const parseNumber = (text: string, most: number): number | null =>
  text.trim() === '' ? null : (parseWholeNumber(text, most) ?? Number(text))

export const toSpecialityFields = ({
  id,
  categoryId,
  name,
  priceFrom,
  priceUnit,
  unknownUnit,
}: Speciality): SpecialityFields => ({
  unread: null,
  saved: { id, name: trimText(name) },
  categoryId: toText(categoryId),
  name,
  suggested: '',
  priceFrom: toText(priceFrom),
  priceUnit: unknownUnit ?? priceUnit ?? '',
})

/** The fields as the API will return them: `1 500 ₽` is `1500`, and a service with a category always has a name. */
export const normalizeSpeciality = (row: SpecialityFields): SpecialityFields => ({
  ...row,
  name: trimText(row.name) || (row.categoryId === '' ? '' : (row.saved?.name ?? row.suggested)),
  priceFrom: toText(parseNumber(row.priceFrom, editLimits.price)),
})

export const isPriceUnit = (text: string): text is PriceUnit => priceUnits.some(unit => unit === text)

const toUnit = (text: string): Pick<OfferedSpeciality, 'priceUnit' | 'unknownUnit'> => {
  if (isPriceUnit(text)) return { priceUnit: text }
  return { priceUnit: null, ...(text !== '' && { unknownUnit: text }) }
}

/** Sends the name only if it was typed or nothing else names the service: the API keeps it, or names it after its category. */
export function toOfferedSpeciality(row: SpecialityFields): OfferedSpeciality {
  const { saved, categoryId, suggested } = row
  const name = trimText(row.name)
  const isTyped = name !== '' && name !== (saved ? saved.name : suggested)
  return {
    ...(saved && { id: saved.id }),
    categoryId: categoryId === '' ? null : Number(categoryId),
    ...((isTyped || categoryId === '') && { name }),
    priceFrom: parseNumber(row.priceFrom, editLimits.price),
    ...toUnit(row.priceUnit),
  }
}

/** Whether a stored row fits the form. */
export const isSpeciality = isRecordOf<SpecialityFields>({
  unread: isNullOr(isRecordOf<Pick<UnreadableEntry, 'entry'>>({ entry: (_kept): _kept is unknown => true })),
  saved: isNullOr(isRecordOf<SavedSpeciality>({ id: isNumber, name: isText })),
  categoryId: isText,
  name: isText,
  suggested: isText,
  priceFrom: isText,
  priceUnit: isText,
})
