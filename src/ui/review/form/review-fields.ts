import { isRecordOf, isText } from '#ui/form/stored-fields.ts'
import { ratingValues, reviewProblems, type NewReview, type ReviewDraft } from '#domain/review/new-review.ts'
import type { FieldErrors } from 'react-hook-form'
import type { Translate } from '#ui/i18n/resources.ts'
import { errorsByPath, linesOf, type FieldLine } from '#ui/form/error-lines.ts'

/** What the form holds: a rating is the text of its radio, empty until one is chosen. */
export interface ReviewFields {
  readonly ratingQuality: string
  readonly ratingPrice: string
  readonly ratingTime: string
  readonly text: string
}

export const reviewFieldNames = ['ratingQuality', 'ratingPrice', 'ratingTime', 'text'] as const
export const ratingFields = ['ratingQuality', 'ratingPrice', 'ratingTime'] as const

export const emptyReview: ReviewFields = { ratingQuality: '', ratingPrice: '', ratingTime: '', text: '' }

export const isReviewFields = isRecordOf<ReviewFields>({
  ratingQuality: isText,
  ratingPrice: isText,
  ratingTime: isText,
  text: isText,
})

const parseRating = (text: string) => ratingValues.find(value => String(value) === text) ?? null

const toDraft = ({ ratingQuality, ratingPrice, ratingTime, text }: ReviewFields): ReviewDraft => ({
  ratingQuality: parseRating(ratingQuality),
  ratingPrice: parseRating(ratingPrice),
  ratingTime: parseRating(ratingTime),
  text,
})

/** What is wrong with a field. */
export const findReviewProblem = (name: keyof ReviewFields, fields: ReviewFields) =>
  reviewProblems(toDraft(fields))[name]

/** Of fields without a problem. */
export function toNewReview(profileId: number, fields: ReviewFields): NewReview {
  const { text, ratingQuality, ratingPrice, ratingTime } = toDraft(fields)
  if (!ratingQuality || !ratingPrice || !ratingTime) throw new Error('A rating is missing: check the fields first')
  return { profileId, text: text.trim(), ratingQuality, ratingPrice, ratingTime }
}

/** The names of the ratings. */
export const getRatingNames = (t: Translate<'review-form'>) => ({
  ratingQuality: t('review-form:quality'),
  ratingPrice: t('review-form:price'),
  ratingTime: t('review-form:time'),
})

/** The lines of the summary: a rating that is missing, or refused by the API in its words. A single missing one has a heading of its own. */
export function getReviewErrors(
  t: Translate<'review-form'>,
  errors: FieldErrors<ReviewFields>,
): { readonly lines: readonly FieldLine[]; readonly linesHeading?: string } {
  const names = getRatingNames(t)
  const getLine = (rating: (typeof ratingFields)[number]) => {
    const error = errors[rating]
    if (error?.type === 'refused') return `${names[rating]}: ${error.message}`
    return error && t('review-form:errors.ratingLine', { rating: names[rating] })
  }
  const lines = linesOf([
    ...ratingFields.map(rating => [rating, getLine(rating)] as const),
    ...errorsByPath(errors).filter(([path]) => path === 'text'),
  ])
  const isOneRating =
    lines.length === 1 && ratingFields.some(rating => errors[rating] && errors[rating].type !== 'refused')
  return isOneRating ? { lines, linesHeading: t('review-form:errors.oneRating') } : { lines }
}
