import { useForm } from 'react-hook-form'
import type { ReactNode } from 'react'
import { tariffs } from '#domain/user/placement.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { ReasonField } from '#ui/complaint/reason-field.tsx'
import { Specimen, Specimens } from '#ui/gallery/section.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { TariffField } from '#ui/placement/placement-dialog.tsx'
import type { ReviewFields } from '#ui/review/form/review-fields.ts'
import { RatingInputs, TextInput } from '#ui/review/form/review-inputs.tsx'
import { Receipt } from '#ui/submission/receipt.tsx'
import { DraftNote, SubmissionSummary } from '#ui/submission/submission-dialog.tsx'

const nothing = () => undefined

const atRest = {
  form: { formState: { submitCount: 0 } },
  failure: null,
  refusal: '',
  retryAt: null,
  isBusy: false,
  isUncertain: false,
  isRestored: false,
  offered: undefined,
  isSaved: false,
  isAtRisk: false,
  adopt: () => Promise.resolve(),
  discard: () => Promise.resolve(),
  decline: nothing,
  submit: () => Promise.resolve(),
}

export function SubmissionSamples({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation(['review-form', 'complaint', 'placement', 'submission'])
  return (
    <Specimens>
      <Specimen caption={t('review-form:heading')} wide>
        <Review locale={locale} />
      </Specimen>
      <Specimen caption={t('complaint:heading')} wide>
        <ReasonField
          locale={locale}
          name="typeId"
          onChange={() => Promise.resolve()}
          onBlur={() => Promise.resolve()}
          ref={nothing}
          error={undefined}
        />
      </Specimen>
      <Specimen caption={t('placement:heading')} wide>
        <TariffField tariff={tariffs[1]} onChange={nothing} />
      </Specimen>
      <Specimen caption={t('submission:restored')} wide>
        <DraftNote {...atRest} isRestored />
      </Specimen>
      <Specimen caption={t('submission:offered')} wide>
        <DraftNote {...atRest} offered="of-stranger" />
      </Specimen>
      <Unfocused>
        <Specimen caption={t('submission:failure.MayHaveArrived.heading')} wide>
          <SubmissionSummary
            submission={{ ...atRest, failure: { _tag: 'ApiUnavailable' }, isUncertain: true }}
            lines={[]}
          />
        </Specimen>
        <Specimen caption={t('review-form:receipt.heading')} wide>
          <Receipt
            locale={locale}
            heading={t('review-form:receipt.heading')}
            lead={t('review-form:receipt.lead')}
            to={t('complaint:receipt.to')}
            at={Date.UTC(2025, 10, 12, 9, 30)}
            rows={[
              {
                label: t('review-form:receipt.ratings'),
                value: t('review-form:receipt.ratingsValue', { quality: 5, price: 4, time: 5 }),
              },
            ]}
            back={t('review-form:receipt.back')}
            onBack={nothing}
          />
        </Specimen>
      </Unfocused>
    </Specimens>
  )
}

/** `inert` keeps these components from taking the focus on mount. */
function Unfocused({ children }: { readonly children: ReactNode }) {
  return <div inert>{children}</div>
}

function Review({ locale }: { readonly locale: Locale }) {
  const form = useForm<ReviewFields>({
    defaultValues: { ratingQuality: '5', ratingPrice: '4', ratingTime: '', text: '' },
  })
  return (
    <form>
      <RatingInputs form={form} />
      <TextInput form={form} locale={locale} />
    </form>
  )
}
