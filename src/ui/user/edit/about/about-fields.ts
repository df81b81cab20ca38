import { cleanText } from '#domain/shared/invisible.ts'
import { editLimits, type ProfileEdit } from '#domain/user/edits.ts'
import { insertUnreadableEntries, type OwnProfile } from '#domain/user/user.ts'
import { isListOf, isNullOr, isNumber, isRecordOf, isString } from '#ui/form/stored-fields.ts'
import type { EditKind } from '#application/user/edit-kind.ts'
import { dropTrailingBlankRows } from '#ui/user/edit/entries/trailing-blank-rows.ts'
import { assignServiceIds, clearRemovedIds } from './service-ids.ts'
import {
  blankSpeciality,
  isBlankSpeciality,
  isSpecialityFields,
  parseNumber,
  normalizeSpeciality,
  type SpecialityFields,
  toText,
  toOfferedSpeciality,
  toSpecialityFields,
} from './speciality-fields.ts'

export interface AboutFields {
  readonly cityId: number | null
  readonly experienceYears: string
  readonly about: string
  readonly specialities: readonly SpecialityFields[]
}

export const toAboutFields = ({
  profile,
  unreadableEntries,
}: Pick<OwnProfile, 'profile' | 'unreadableEntries'>): AboutFields =>
  normalizeAbout({
    cityId: profile.city?.id ?? null,
    experienceYears: toText(profile.experienceYears),
    about: profile.about ?? '',
    specialities: insertUnreadableEntries(profile.specialities, unreadableEntries?.specialities).map(speciality =>
      'entry' in speciality
        ? { ...blankSpeciality, unread: { entry: speciality.entry } }
        : toSpecialityFields(speciality),
    ),
  })

/** The fields as the API will return them after a save. */
export const normalizeAbout = ({ cityId, experienceYears, about, specialities }: AboutFields): AboutFields => ({
  cityId,
  experienceYears: toText(parseNumber(experienceYears, editLimits.experience)),
  about: cleanText(about),
  specialities: dropTrailingBlankRows(specialities, isBlankSpeciality).map(normalizeSpeciality),
})

export const toAboutEdit = ({
  about,
  cityId,
  experienceYears,
  specialities,
}: Partial<AboutFields>): Omit<ProfileEdit, 'socials'> => ({
  ...(about !== undefined && { about: cleanText(about) || null }),
  ...(cityId !== undefined && { cityId }),
  ...(experienceYears !== undefined && { experienceYears: parseNumber(experienceYears, editLimits.experience) }),
  ...(specialities && { specialities: specialities.map(row => row.unread ?? toOfferedSpeciality(row)) }),
})

const hasSpecialities = isRecordOf<Pick<AboutFields, 'specialities'>>({ specialities: isListOf(isSpecialityFields) })

export const aboutKind: EditKind<AboutFields> = {
  name: 'about',
  list: 'specialities',
  getFields: toAboutFields,
  addFirstRow: fields => (fields.specialities.length === 0 ? { ...fields, specialities: [blankSpeciality] } : fields),
  normalize: normalizeAbout,
  // Earlier builds stored services without ids or names. Sending those would replace each service with a new one.
  migrate: (stored, { specialities }) => (hasSpecialities(stored) ? stored : { ...stored, specialities }),
  isFields: isRecordOf<AboutFields>({
    cityId: isNullOr(isNumber),
    experienceYears: isString,
    about: isString,
    specialities: isListOf(isSpecialityFields),
  }),
  assignIds: (mine, base, theirs) => ({
    ...mine,
    specialities: assignServiceIds(mine.specialities, base.specialities, theirs.specialities),
  }),
  save: ({ updateProfile }, { specialities, ...otherChanges }, theirs) =>
    updateProfile(
      toAboutEdit({
        ...otherChanges,
        ...(specialities && { specialities: clearRemovedIds(specialities, theirs.specialities) }),
      }),
    ),
}
