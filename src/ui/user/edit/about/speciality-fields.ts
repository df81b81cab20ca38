import { type PriceUnit, priceUnits, type Speciality } from '#domain/profile/profile.ts'
import { parseWhole } from '#domain/shared/whole-number.ts'
import { editLimits, type OfferedSpeciality } from '#domain/user/edits.ts'
import { isOneOf, isRecordOf, isText } from '#ui/form/stored-fields.ts'

/** The fields of one service. */
export interface SpecialityFields {
  readonly categoryId: string
  /** Only where there is no category: else the API names it, in the language of the page. */
  readonly name: string
  readonly priceFrom: string
  readonly priceUnit: PriceUnit | ''
}

export const blankSpeciality: SpecialityFields = { categoryId: '', name: '', priceFrom: '', priceUnit: '' }

export const textOf = (value: string | number | null): string => (value === null ? '' : String(value))

export const numberIn = (text: string, most: number): number | null =>
  text.trim() === '' ? null : (parseWhole(text, most) ?? Number(text))

export const toSpecialityFields = ({ categoryId, name, priceFrom, priceUnit }: Speciality): SpecialityFields => ({
  categoryId: textOf(categoryId),
  name,
  priceFrom: textOf(priceFrom),
  priceUnit: priceUnit ?? '',
})

/** The fields as the API will return them: `1 500 ₽` is `1500`. */
export const settledSpeciality = ({ categoryId, name, priceFrom, priceUnit }: SpecialityFields): SpecialityFields => ({
  categoryId,
  name: categoryId === '' ? name.trim() : '',
  priceFrom: textOf(numberIn(priceFrom, editLimits.price)),
  priceUnit,
})

export const toOfferedSpeciality = ({
  categoryId,
  name,
  priceFrom,
  priceUnit,
}: SpecialityFields): OfferedSpeciality => ({
  ...(categoryId === '' ? { categoryId: null, name: name.trim() } : { categoryId: Number(categoryId) }),
  priceFrom: numberIn(priceFrom, editLimits.price),
  priceUnit: priceUnit === '' ? null : priceUnit,
})

/** Whether a stored row fits the form. */
export const isSpeciality = isRecordOf<SpecialityFields>({
  categoryId: isText,
  name: isText,
  priceFrom: isText,
  priceUnit: isOneOf([...priceUnits, '']),
})
