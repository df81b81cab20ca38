import { trimText } from '#domain/shared/invisible.ts'
import { type PriceUnit, priceUnits, type Speciality } from '#domain/profile/profile.ts'
import { parseWholeNumber } from '#domain/shared/whole-number.ts'
import { editLimits, type OfferedSpeciality } from '#domain/user/edits.ts'
import { isNullOr, isNumber, isOneOf, isRecordOf, isText } from '#ui/form/stored-fields.ts'

/** The fields of one service. */
export interface SpecialityFields {
  /** The service as saved by the API; null for a new one. */
  readonly saved: SavedSpeciality | null
  readonly categoryId: string
  /** Empty for a service with a category: the API names it, in each language. */
  readonly name: string
  readonly priceFrom: string
  readonly priceUnit: PriceUnit | ''
}

interface SavedSpeciality {
  readonly id: number
  readonly categoryId: string
}

export const blankSpeciality: SpecialityFields = { saved: null, categoryId: '', name: '', priceFrom: '', priceUnit: '' }

/** The id of the saved service. A service with another category counts as new, because the saved name does not fit it. */
export const getSavedId = ({ saved, categoryId }: SpecialityFields): number | undefined =>
  saved?.categoryId === categoryId ? saved.id : undefined

export const toText = (value: string | number | null): string => (value === null ? '' : String(value))

export const parseNumber = (text: string, most: number): number | null =>
  text.trim() === '' ? null : (parseWholeNumber(text, most) ?? Number(text))

export const toSpecialityFields = ({ id, categoryId, name, priceFrom, priceUnit }: Speciality): SpecialityFields => ({
  saved: { id, categoryId: toText(categoryId) },
  categoryId: toText(categoryId),
  name,
  priceFrom: toText(priceFrom),
  priceUnit: priceUnit ?? '',
})

/** The fields as the API will return them: `1 500 ₽` is `1500`. */
export const normalizeSpeciality = ({
  saved,
  categoryId,
  name,
  priceFrom,
  priceUnit,
}: SpecialityFields): SpecialityFields => ({
  saved,
  categoryId,
  name: categoryId === '' ? trimText(name) : '',
  priceFrom: toText(parseNumber(priceFrom, editLimits.price)),
  priceUnit,
})

export const toOfferedSpeciality = (row: SpecialityFields): OfferedSpeciality => {
  const id = getSavedId(row)
  return {
    ...(id !== undefined && { id }),
    ...(row.categoryId === ''
      ? { categoryId: null, name: trimText(row.name) }
      : { categoryId: Number(row.categoryId) }),
    priceFrom: parseNumber(row.priceFrom, editLimits.price),
    priceUnit: row.priceUnit === '' ? null : row.priceUnit,
  }
}

/** Whether a stored row fits the form. */
export const isSpeciality = isRecordOf<SpecialityFields>({
  saved: isNullOr(isRecordOf<SavedSpeciality>({ id: isNumber, categoryId: isText })),
  categoryId: isText,
  name: isText,
  priceFrom: isText,
  priceUnit: isOneOf([...priceUnits, '']),
})
