import { trimText } from '#domain/shared/invisible.ts'
import { hasTextFields, type TextFields } from '#ui/form/stored-fields.ts'
import { ratingValues, validateReview, type NewReview, type ReviewDraft } from '#domain/review/new-review.ts'
import type { FieldErrors } from 'react-hook-form'
import type { Translate } from '#ui/i18n/resources.ts'
import { flattenErrors, createErrorLines, formatErrorLine, type ErrorLine } from '#ui/form/error-lines.ts'

export const ratingFieldNames = ['ratingQuality', 'ratingPrice', 'ratingTime'] as const
export const reviewFieldNames = [...ratingFieldNames, 'text'] as const

export type ReviewFields = TextFields<(typeof reviewFieldNames)[number]>

export const emptyReview: ReviewFields = { ratingQuality: '', ratingPrice: '', ratingTime: '', text: '' }

export const isReviewFields = hasTextFields(reviewFieldNames)

const parseRating = (text: string) => ratingValues.find(value => String(value) === text) ?? null

const toDraft = ({ ratingQuality, ratingPrice, ratingTime, text }: ReviewFields): ReviewDraft => ({
  ratingQuality: parseRating(ratingQuality),
  ratingPrice: parseRating(ratingPrice),
  ratingTime: parseRating(ratingTime),
  text,
})

export const findReviewProblem = (name: keyof ReviewFields, fields: ReviewFields) =>
  validateReview(toDraft(fields))[name]

export function toNewReview(profileId: number, fields: ReviewFields): NewReview {
  const { text, ratingQuality, ratingPrice, ratingTime } = toDraft(fields)
  if (!ratingQuality || !ratingPrice || !ratingTime) throw new Error('A rating is missing: check the fields first')
  return { profileId, text: trimText(text), ratingQuality, ratingPrice, ratingTime }
}

export const getRatingNames = (t: Translate<'review-form'>) => ({
  ratingQuality: t('review-form:quality'),
  ratingPrice: t('review-form:price'),
  ratingTime: t('review-form:time'),
})

export function getReviewErrors(
  t: Translate<'review-form'>,
  errors: FieldErrors<ReviewFields>,
): { readonly lines: readonly ErrorLine[]; readonly linesHeading?: string } {
  const names = getRatingNames(t)
  const getLine = (rating: (typeof ratingFieldNames)[number]) => {
    const error = errors[rating]
    if (error?.type === 'refused') return formatErrorLine(names[rating], error.message ?? '')
    return error && t('review-form:errors.ratingLine', { rating: names[rating] })
  }
  const lines = createErrorLines([
    ...ratingFieldNames.map(rating => [rating, getLine(rating)] as const),
    ...flattenErrors(errors).filter(([path]) => path === 'text'),
  ])
  const isSingleMissingRating =
    lines.length === 1 && ratingFieldNames.some(rating => errors[rating] && errors[rating].type !== 'refused')
  return isSingleMissingRating ? { lines, linesHeading: t('review-form:errors.oneRating') } : { lines }
}
