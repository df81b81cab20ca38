import { type PriceUnit, priceUnits } from '#domain/profile/profile.ts'
import { parseWhole } from '#domain/shared/whole-number.ts'
import { editLimits, type OfferedSpeciality, type ProfileEdit } from '#domain/user/edits.ts'
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

export const aboutFieldsOf = ({ profile }: Pick<OwnProfile, 'profile'>): AboutFields =>
  settledAbout({
    cityId: profile.city?.id ?? null,
    experienceYears: textOf(profile.experienceYears),
    about: profile.about ?? '',
    specialities: profile.specialities.map(({ categoryId, name, priceFrom, priceUnit }) => ({
      categoryId: textOf(categoryId),
      name,
      priceFrom: textOf(priceFrom),
      priceUnit: priceUnit ?? '',
    })),
  })

/** The fields as the API will return them: `1 500 ₽` is `1500`. */
export const settledAbout = (fields: AboutFields): AboutFields => ({
  cityId: fields.cityId,
  experienceYears: textOf(numberIn(fields.experienceYears, editLimits.experience)),
  about: fields.about.trim(),
  specialities: fields.specialities.map(({ categoryId, name, priceFrom, priceUnit }) => ({
    categoryId,
    name: categoryId === '' ? name.trim() : '',
    priceFrom: textOf(numberIn(priceFrom, editLimits.price)),
    priceUnit,
  })),
})

/** The changed fields as the API takes them. Untouched values from the API stay unchanged. */
export const aboutEditOf = ({
  about,
  cityId,
  experienceYears,
  specialities,
}: Partial<AboutFields>): Omit<ProfileEdit, 'socials'> => ({
  ...(about !== undefined && { about: about.trim() || null }),
  ...(cityId !== undefined && { cityId }),
  ...(experienceYears !== undefined && { experienceYears: numberIn(experienceYears, editLimits.experience) }),
  ...(specialities && { specialities: specialities.map(toOfferedSpeciality) }),
})

const toOfferedSpeciality = ({ categoryId, name, priceFrom, priceUnit }: SpecialityFields): OfferedSpeciality => ({
  ...(categoryId === '' ? { categoryId: null, name: name.trim() } : { categoryId: Number(categoryId) }),
  priceFrom: numberIn(priceFrom, editLimits.price),
  priceUnit: priceUnit === '' ? null : priceUnit,
})

const numberIn = (text: string, most: number): number | null =>
  text.trim() === '' ? null : (parseWhole(text, most) ?? Number(text))

const isSpeciality = isRecordOf<SpecialityFields>({
  categoryId: isText,
  name: isText,
  priceFrom: isText,
  priceUnit: isOneOf([...priceUnits, '']),
})

/** The about edit form. */
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
  save: ({ updateProfile }, changed) => updateProfile(aboutEditOf(changed)),
}
