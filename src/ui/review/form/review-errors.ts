import type { FieldErrors } from 'react-hook-form'
import type { Translate } from '#ui/i18n/resources.ts'
import { errorsByPath, linesOf, type FieldLine } from '#ui/form/error-lines.ts'
import { ratingFields, type ReviewFields } from './review-fields.ts'

/** The names of the ratings. */
export const ratingNames = (t: Translate<'review-form'>) => ({
  ratingQuality: t('review-form:quality'),
  ratingPrice: t('review-form:price'),
  ratingTime: t('review-form:time'),
})

/** The lines of the summary; a single missing rating has a heading of its own. */
export function reviewErrors(
  t: Translate<'review-form'>,
  errors: FieldErrors<ReviewFields>,
): { readonly lines: readonly FieldLine[]; readonly linesHeading?: string } {
  const names = ratingNames(t)
  const missing = ratingFields.filter(rating => errors[rating])
  const lines = linesOf([
    ...missing.map(rating => [rating, t('review-form:errors.ratingLine', { rating: names[rating] })] as const),
    ...errorsByPath(errors).filter(([path]) => path === 'text'),
  ])
  const isOneRating = missing.length === 1 && lines.length === 1
  return isOneRating ? { lines, linesHeading: t('review-form:errors.oneRating') } : { lines }
}
