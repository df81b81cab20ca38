import { type PriceUnit, priceUnits } from '#domain/profile/profile.ts'
import { parseWhole } from '#domain/shared/whole-number.ts'
import { editLimits, type ProfileEdit, profileEditOf } from '#domain/user/edits.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { isListOf, isNumberOrNull, isOneOf, isRecordOf, isText } from '#ui/form/stored-fields.ts'
import type { EditKind } from '#ui/user/edit/use-edit.ts'

/** The fields of the about form. */
export interface AboutFields {
  readonly cityId: number | null
  readonly experienceYears: string
  readonly about: string
  readonly specialities: readonly SpecialityFields[]
}

export interface SpecialityFields {
  readonly categoryId: string
  /** Only where there is no category: else the API names it, in the language of the page. */
  readonly name: string
  readonly priceFrom: string
  readonly priceUnit: PriceUnit | ''
}

export const blankSpeciality: SpecialityFields = { categoryId: '', name: '', priceFrom: '', priceUnit: '' }

const textOf = (value: string | number | null): string => (value === null ? '' : String(value))

type AboutEdit = Omit<ProfileEdit, 'socials'>

const fieldsOf = ({ cityId, experienceYears, about, specialities }: AboutEdit): AboutFields => ({
  cityId,
  experienceYears: textOf(experienceYears),
  about: about ?? '',
  specialities: specialities.map(({ categoryId, name, priceFrom, priceUnit }) => ({
    categoryId: textOf(categoryId),
    name: name ?? '',
    priceFrom: textOf(priceFrom),
    priceUnit: priceUnit ?? '',
  })),
})

export const aboutFieldsOf = (own: Pick<OwnProfile, 'profile'>): AboutFields => fieldsOf(profileEditOf(own))

/** The fields as the API will return them: `1 500 ₽` is `1500`. */
export const settledAbout = (fields: AboutFields): AboutFields => fieldsOf(aboutEditOf(fields))

/** Untouched values from the API stay unchanged. */
export const aboutEditOf = (fields: AboutFields): AboutEdit => ({
  about: fields.about.trim() || null,
  cityId: fields.cityId,
  experienceYears: numberIn(fields.experienceYears, editLimits.experience),
  specialities: fields.specialities.map(({ categoryId, name, priceFrom, priceUnit }) => ({
    ...(categoryId === '' ? { categoryId: null, name: name.trim() } : { categoryId: Number(categoryId) }),
    priceFrom: numberIn(priceFrom, editLimits.price),
    priceUnit: priceUnit === '' ? null : priceUnit,
  })),
})

const numberIn = (text: string, most: number): number | null =>
  text.trim() === '' ? null : (parseWhole(text, most) ?? Number(text))

const isSpeciality = isRecordOf<SpecialityFields>({
  categoryId: isText,
  name: isText,
  priceFrom: isText,
  priceUnit: isOneOf([...priceUnits, '']),
})

/** The about edit form; links stay as the API has them. */
export const aboutKind: EditKind<AboutFields> = {
  name: 'about',
  fieldsOf: aboutFieldsOf,
  normal: settledAbout,
  isFields: isRecordOf<AboutFields>({
    cityId: isNumberOrNull,
    experienceYears: isText,
    about: isText,
    specialities: isListOf(isSpeciality),
  }),
  save: ({ updateProfile }, fields, own) => updateProfile({ ...profileEditOf(own), ...aboutEditOf(fields) }),
}
