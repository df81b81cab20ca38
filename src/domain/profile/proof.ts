import { getMoscowYear } from '#domain/shared/moscow-year.ts'
import type { Profile } from './profile.ts'
import { getShownRating } from './shown-rating.ts'

export type ProofFact =
  | { readonly kind: 'rating'; readonly rating: number; readonly reviewsCount: number }
  | { readonly kind: 'experience'; readonly years: number }
  | { readonly kind: 'verified' }
  | { readonly kind: 'memberSince'; readonly year: number }

export const getProofFacts = (profile: Profile): readonly ProofFact[] => {
  const { experienceYears: years, createdAt } = profile
  const rating = getShownRating(profile)
  const year = createdAt === null ? null : getMoscowYear(createdAt)
  return [
    ...(rating ? [{ kind: 'rating', ...rating } as const] : []),
    ...(years ? [{ kind: 'experience', years } as const] : []),
    ...(profile.isVerified ? [{ kind: 'verified' } as const] : []),
    ...(year === null ? [] : [{ kind: 'memberSince', year } as const]),
  ]
}
