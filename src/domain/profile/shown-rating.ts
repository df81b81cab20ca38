import type { Profile } from './profile.ts'

/** Returns the rating for display; null without a rating or without reviews. */
export const getShownRating = (
  profile: Pick<Profile, 'rating' | 'reviewsCount'>,
): { readonly rating: number; readonly reviewsCount: number } | null =>
  profile.rating !== null && profile.reviewsCount > 0
    ? { rating: profile.rating, reviewsCount: profile.reviewsCount }
    : null
