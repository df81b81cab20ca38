import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { isSentReview, mayMeanAlreadyReviewed, type NewReview } from '#domain/review/new-review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { readSubject } from '#ui/profile/page/subject.ts'
import { SubjectHead } from '#ui/profile/page/subject-head.tsx'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import type { FormDialogData } from '#ui/submission/form-dialog.ts'
import { SubmissionDialog } from '#ui/submission/submission-dialog.tsx'
import { useSubmission } from '#ui/submission/use-submission.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { invalidateSentReview } from '#ui/review/searched-reviews.queries.ts'
import { DeliveryCheck } from './delivery-check.tsx'
import { getReviewErrors, emptyReview, isReviewFields, reviewFieldNames, toNewReview } from './review-fields.ts'
import { RatingInputs, ReviewTextInput } from './review-inputs.tsx'

export function ReviewDialog({ data, close }: DialogProps<FormDialogData, never>) {
  const { locale, records, target: profileId, link, reopen } = data
  const { t } = useTranslation(['review-form'])
  const subject = readSubject(link)
  const { writeReview, listReviewsNow } = useUseCases()
  const submission = useSubmission({
    request: { purpose: 'find', note: t('review-form:signInNote') },
    name: `review:${profileId}`,
    records,
    reopen,
    initialFields: emptyReview,
    isFields: isReviewFields,
    fields: reviewFieldNames,
    toInput: fields => toNewReview(profileId, fields),
    write: writeReview,
    onSent: ({ senderId, sentAt }) => {
      if (senderId !== undefined) records.sentReviews.add(profileId, senderId, sentAt)
      void invalidateSentReview()
    },
    wasDelivered: async (input, failure, senderId) => {
      if (!mayMeanAlreadyReviewed(failure)) return false
      const reviews = await listReviewsNow({ profileId, page: 1 })
      const ownReviews = reviews.ok ? reviews.value.items.filter(({ user }) => user.id === senderId) : []
      if (ownReviews.length === 0) return { _tag: 'PossiblyDelivered', apiMessage: failure.message }
      return ownReviews.some(review => isSentReview(review, input, senderId))
    },
  })
  const { form, sent, attemptedInput } = submission
  const recipient = subject.person.name
  return (
    <SubmissionDialog
      {...getReviewErrors(t, form.formState.errors)}
      submission={submission}
      receipt={sent ? createReceipt(t, { locale, recipient, ...sent }) : undefined}
      heading={t('review-form:heading')}
      failureTexts={t('review-form:failure', { returnObjects: true, words: getApiMessage(submission.failure) })}
      deliveryCheck={
        attemptedInput && <DeliveryCheck attemptedReview={attemptedInput} onFound={submission.markAsSent} />
      }
      submitText={t('review-form:submit')}
      onClose={() => close()}
    >
      <SubjectHead locale={locale} subject={subject} />
      <RatingInputs form={form} />
      <ReviewTextInput form={form} locale={locale} />
      <p className="small muted">{t('review-form:next')}</p>
    </SubmissionDialog>
  )
}

/** Without the final period, because the text that quotes the message ends its sentence itself. */
const getApiMessage = (failure: { readonly _tag: string; readonly apiMessage?: string } | null) =>
  (failure?.apiMessage ?? '').replace(/\.$/, '')

interface ReceiptInput {
  readonly locale: Locale
  readonly recipient: string
  readonly sentAt: number
  readonly input: NewReview
}

const createReceipt = (t: Translate<'review-form'>, { locale, recipient, sentAt, input }: ReceiptInput) => ({
  locale,
  recipient,
  sentAt,
  heading: t('review-form:receipt.heading'),
  lead: t('review-form:receipt.lead'),
  rows: [
    {
      label: t('review-form:receipt.ratings'),
      value: t('review-form:receipt.ratingsValue', {
        quality: input.ratingQuality,
        price: input.ratingPrice,
        time: input.ratingTime,
      }),
    },
    { label: t('review-form:receipt.text'), value: input.text },
  ],
  backText: t('review-form:receipt.back'),
})
