import { priceUnits } from '#domain/profile/profile.ts'
import { profileEditOf } from '#domain/user/profile-edit-of.ts'
import type { EditKind } from '#ui/user/edit/edit-kind.ts'
import { isListOf, isNumberOrNull, isOneOf, isRecordOf, isText } from '#ui/user/edit/draft-values.ts'
import { aboutEditOf, aboutFieldsOf, settledAbout, type AboutFields, type SpecialityFields } from './about-fields.ts'

const isSpeciality = isRecordOf<SpecialityFields>({
  categoryId: isText,
  name: isText,
  priceFrom: isText,
  priceUnit: isOneOf([...priceUnits, '']),
})

/** What somebody says of themselves; their links stay as they are by then. */
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
