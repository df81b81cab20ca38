import { useForm } from 'react-hook-form'
import type { ReactNode } from 'react'
import { tariffs } from '#domain/user/placement.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { ReasonField } from '#ui/complaint/reason-field.tsx'
import { Specimen, Specimens } from '#ui/gallery/section.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { TariffField } from '#ui/placement/placement-dialog.tsx'
import type { ReviewFields } from '#ui/review/form/review-fields.ts'
import { RatingInputs, ReviewTextInput } from '#ui/review/form/review-inputs.tsx'
import { Receipt } from '#ui/submission/receipt.tsx'
import { DraftNote, SubmissionSummary } from '#ui/submission/submission-dialog.tsx'

const doNothing = () => undefined

const idleSubmission = {
  form: { formState: { submitCount: 0 } },
  failure: null,
  apiMessage: '',
  retryAt: null,
  isBusy: false,
  missingStep: null,
  isUncertain: false,
  isRestored: false,
  offeredDraft: undefined,
  isSaved: false,
  isInputAtRisk: false,
  adoptDraft: () => Promise.resolve(),
  discardDraft: () => Promise.resolve(),
  declineDraft: doNothing,
  submit: () => Promise.resolve(),
}

export function SubmissionSamples({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation(['review-form', 'complaint', 'placement', 'submission'])
  return (
    <Specimens>
      <Specimen caption={t('review-form:heading')} wide>
        <ReviewSample locale={locale} />
      </Specimen>
      <Specimen caption={t('complaint:heading')} wide>
        <ReasonField
          locale={locale}
          name="typeId"
          onChange={() => Promise.resolve()}
          onBlur={() => Promise.resolve()}
          ref={doNothing}
          error={undefined}
        />
      </Specimen>
      <Specimen caption={t('placement:heading')} wide>
        <TariffField tariff={tariffs[1]} onChange={doNothing} />
      </Specimen>
      <Specimen caption={t('submission:restored')} wide>
        <DraftNote {...idleSubmission} isRestored />
      </Specimen>
      <Specimen caption={t('submission:offered')} wide>
        <DraftNote {...idleSubmission} offeredDraft="anonymous" />
      </Specimen>
      <InertSamples>
        <Specimen caption={t('submission:failure.MayHaveArrived.heading')} wide>
          <SubmissionSummary
            submission={{ ...idleSubmission, failure: { _tag: 'ApiUnavailable' }, isUncertain: true }}
            lines={[]}
          />
        </Specimen>
        <Specimen caption={t('placement:receipt.heading')} wide>
          <Receipt
            locale={locale}
            heading={t('placement:receipt.heading')}
            lead={t('placement:receipt.lead')}
            recipient={t('placement:receipt.to')}
            sentAt={Date.UTC(2025, 10, 12, 9, 30)}
            rows={[
              {
                label: t('placement:tariff'),
                value: t('placement:tariffs', { returnObjects: true })[tariffs[1]].label,
              },
            ]}
            backText={t('placement:receipt.back')}
            onBack={doNothing}
          />
        </Specimen>
      </InertSamples>
    </Specimens>
  )
}

/** `inert` keeps these components from taking the focus on mount. */
function InertSamples({ children }: { readonly children: ReactNode }) {
  return <div inert>{children}</div>
}

function ReviewSample({ locale }: { readonly locale: Locale }) {
  const form = useForm<ReviewFields>({
    defaultValues: { ratingQuality: '5', ratingPrice: '4', ratingTime: '', text: '' },
  })
  return (
    <form>
      <RatingInputs form={form} />
      <ReviewTextInput form={form} locale={locale} />
    </form>
  )
}
