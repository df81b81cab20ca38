import { trimText } from '#domain/shared/invisible.ts'
import { hasTextFields, type TextFields } from '#ui/form/stored-fields.ts'
import { useCounterTexts } from '#ui/form/use-counter-texts.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { maxComplaintLength, type ComplaintType, type NewComplaint } from '#domain/complaint/complaint.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { flattenErrors, createErrorLines } from '#ui/form/error-lines.ts'
import { TextArea } from '#ui/kit/fields/text-area.tsx'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import { readSubject } from '#ui/profile/page/subject.ts'
import type { FormDialogData } from '#ui/submission/form-dialog.ts'
import { SubmissionDialog } from '#ui/submission/submission-dialog.tsx'
import { useSubmission } from '#ui/submission/use-submission.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { useComplaintTypes } from './complaint-types.queries.ts'
import { ReasonField } from './reason-field.tsx'
import { countCharacters } from '#domain/shared/text.ts'

const complaintFieldNames = ['typeId', 'text'] as const

type ComplaintFields = TextFields<(typeof complaintFieldNames)[number]>

const emptyComplaint: ComplaintFields = { typeId: '', text: '' }

const isComplaintFields = hasTextFields(complaintFieldNames)

const isTooLong = (text: string): boolean => countCharacters(text) > maxComplaintLength

const toComplaint = (profileId: number, { typeId, text }: ComplaintFields): NewComplaint => ({
  profileId,
  typeId: Number(typeId),
  text: trimText(text),
})

export function ComplaintDialog({ data, close }: DialogProps<FormDialogData, never>) {
  const { locale, records, target: profileId, link, reopen } = data
  const { t } = useTranslation(['complaint'])
  const { fileComplaint } = useUseCases()
  const { data: types } = useComplaintTypes()
  const hasNoTypes = types?.length === 0
  const submission = useSubmission({
    request: { purpose: 'find', note: t('complaint:signInNote'), mayFinishLater: true },
    name: `complaint:${profileId}`,
    records,
    reopen,
    initialFields: emptyComplaint,
    isFields: isComplaintFields,
    fields: complaintFieldNames,
    toInput: fields => toComplaint(profileId, fields),
    write: fileComplaint,
  })
  const { form, sent } = submission
  const { errors } = form.formState
  const max = formatNumber(locale, maxComplaintLength)
  return (
    <SubmissionDialog
      submission={submission}
      receipt={
        sent
          ? createReceipt(t, { ...sent, locale, types: types ?? [], name: readSubject(link).person.name })
          : undefined
      }
      heading={t('complaint:heading')}
      lines={createErrorLines(flattenErrors(errors))}
      failureTexts={t('complaint:failure', { returnObjects: true })}
      submitText={t('complaint:submit')}
      onClose={() => close()}
    >
      {/* The field is registered here, not in `ReasonField`, so that it is required while the reasons load. */}
      <ReasonField
        {...form.register('typeId', { required: hasNoTypes ? t('complaint:none') : t('complaint:errors.type') })}
        locale={locale}
        error={errors.typeId?.message}
      />
      <TextArea
        {...form.register('text', {
          validate: text => !isTooLong(text) || t('complaint:errors.textLong', { most: max }),
        })}
        id="text"
        label={t('complaint:text')}
        note={errors.text?.type === 'refused' ? undefined : t('complaint:optional')}
        help={t('complaint:help')}
        limit={maxComplaintLength}
        counter={useCounterTexts(locale)}
        error={errors.text?.message}
      />
      <p className="small muted">{t('complaint:next')}</p>
    </SubmissionDialog>
  )
}

interface ReceiptInput {
  readonly locale: Locale
  readonly sentAt: number
  readonly input: NewComplaint
  readonly types: readonly ComplaintType[]
  readonly name: string
}

const createReceipt = (t: Translate<'complaint'>, { locale, sentAt, input, types, name }: ReceiptInput) => ({
  locale,
  sentAt,
  heading: t('complaint:receipt.heading'),
  lead: t('complaint:receipt.lead'),
  recipient: t('complaint:receipt.to'),
  rows: [
    { label: t('complaint:receipt.profile'), value: name },
    { label: t('complaint:receipt.type'), value: types.find(({ id }) => id === input.typeId)?.name ?? '' },
    { label: t('complaint:receipt.text'), value: input.text },
  ],
  backText: t('complaint:receipt.back'),
})
