import type { Profile } from './profile.ts'

export const getShownRating = (
  profile: Pick<Profile, 'rating' | 'reviewsCount'>,
): { readonly rating: number; readonly reviewsCount: number } | null =>
  profile.rating !== null && profile.reviewsCount > 0
    ? { rating: profile.rating, reviewsCount: profile.reviewsCount }
    : null
