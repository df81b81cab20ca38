import type { ProfileEdit } from './edits.ts'
import type { OwnProfile } from './user.ts'

/** What somebody says of themselves now: saved as it is, it changes nothing. */
export const profileEditOf = ({ profile }: Pick<OwnProfile, 'profile'>): ProfileEdit => ({
  about: profile.about,
  cityId: profile.city?.id ?? null,
  experienceYears: profile.experienceYears,
  specialities: profile.specialities.map(({ categoryId, name, priceFrom, priceUnit }) => ({
    categoryId,
    name,
    priceFrom,
    priceUnit,
  })),
  socials: profile.socials,
})
