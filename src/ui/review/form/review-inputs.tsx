import type { UseFormReturn } from 'react-hook-form'
import { useCounterTexts } from '#ui/form/use-counter-texts.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { reviewTextLimits } from '#domain/review/new-review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { RatingField } from '#ui/kit/fields/rating-field.tsx'
import { TextArea } from '#ui/kit/fields/text-area.tsx'
import { getRatingNames, ratingFieldNames, findReviewProblem, type ReviewFields } from './review-fields.ts'
import styles from './review-inputs.module.css'

interface Props {
  readonly form: UseFormReturn<ReviewFields>
}

export function RatingInputs({ form: { register, formState } }: Props) {
  const { t } = useTranslation(['review-form'])
  const labels = getRatingNames(t)
  return (
    <div className={styles['ratings']}>
      {ratingFieldNames.map(name => (
        <div key={name}>
          <RatingField
            {...register(name, {
              validate: (_, fields) => findReviewProblem(name, fields) === undefined || t('review-form:errors.rating'),
            })}
            id={name}
            label={labels[name]}
            ratingLabels={[
              t('review-form:stars.1'),
              t('review-form:stars.2'),
              t('review-form:stars.3'),
              t('review-form:stars.4'),
              t('review-form:stars.5'),
            ]}
            error={formState.errors[name]?.message}
          />
        </div>
      ))}
    </div>
  )
}

export function ReviewTextInput({ form: { register, formState }, locale }: Props & { readonly locale: Locale }) {
  const { t } = useTranslation(['review-form'])
  const validate = (_: string, fields: ReviewFields) => {
    const problem = findReviewProblem('text', fields)
    if (problem === undefined) return true
    const { min, max } = reviewTextLimits
    if (problem === 'missing') return t('review-form:errors.textMissing')
    return problem === 'too-long'
      ? t('review-form:errors.textLong', { most: formatNumber(locale, max) })
      : t('review-form:errors.text', { count: min })
  }
  return (
    <TextArea
      {...register('text', { validate })}
      id="text"
      label={t('review-form:text')}
      help={t('review-form:help')}
      limit={reviewTextLimits.max}
      counter={useCounterTexts(locale)}
      error={formState.errors.text?.message}
    />
  )
}
