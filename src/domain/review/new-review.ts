import type { RatingValue } from '#domain/profile/profile.ts'
import { isFieldErrors, type FieldErrors, type TaggedError } from '#domain/shared/api-errors.ts'
import { cleanText } from '#domain/shared/invisible.ts'
import { countCharacters } from '#domain/shared/text.ts'
import type { Review } from './review.ts'

export interface NewReview {
  readonly profileId: number
  readonly text: string
  readonly ratingQuality: RatingValue
  readonly ratingPrice: RatingValue
  readonly ratingTime: RatingValue
}

export interface SelfReview {
  readonly _tag: 'SelfReview'
  /** The API's message; may be empty. */
  readonly message: string
}

/** The API's messages, if any, are the only explanation. */
export interface ReviewForbidden extends Omit<FieldErrors, '_tag'> {
  readonly _tag: 'ReviewForbidden'
}

/** Refusals for some other reasons also have a message and name no field. */
export const mayMeanAlreadyReviewed = (error: TaggedError): error is FieldErrors =>
  isFieldErrors(error) && error.message !== '' && Object.keys(error.fields).length === 0

export const ratingValues = [1, 2, 3, 4, 5] as const satisfies readonly RatingValue[]

export const reviewTextLimits = { min: 3, max: 2000 } as const

export type ReviewDraft = Pick<NewReview, 'text'> & {
  readonly [K in Exclude<keyof NewReview, 'profileId' | 'text'>]: RatingValue | null
}

type ReviewProblems = {
  readonly [K in keyof ReviewDraft]?: 'missing' | 'too-short' | 'too-long'
}

const validateText = (text: string): ReviewProblems['text'] => {
  const length = countCharacters(text)
  if (length === 0) return 'missing'
  if (length < reviewTextLimits.min) return 'too-short'
  return length > reviewTextLimits.max ? 'too-long' : undefined
}

export function validateReview({ text, ...ratings }: ReviewDraft): ReviewProblems {
  const textProblem = validateText(text)
  const missingRatings = Object.entries(ratings).filter(([, rating]) => rating === null)
  return {
    ...(textProblem && { text: textProblem }),
    ...Object.fromEntries(missingRatings.map(([name]) => [name, 'missing'])),
  }
}

const removeSpaces = (text: string): string => text.replaceAll(/\s+/g, '')

/** Ignores whitespace, which the API may change. */
export const isSentReview = (
  { user, text }: Review,
  sentReview: Pick<NewReview, 'text'>,
  userId: number | null | undefined,
): boolean =>
  typeof userId === 'number' && user.id === userId && removeSpaces(text) === removeSpaces(cleanText(sentReview.text))
