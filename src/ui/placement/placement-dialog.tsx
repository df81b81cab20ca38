import { trimText } from '#domain/shared/invisible.ts'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Locale } from '#domain/shared/locale.ts'
import { useCounterTexts } from '#ui/form/use-counter-texts.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { maxPlacementCommentLength, type Placement, type Tariff, tariffs } from '#domain/user/placement.ts'
import { createErrorLines } from '#ui/form/error-lines.ts'
import type { FormDialogData } from '#ui/submission/form-dialog.ts'
import { SubmissionDialog } from '#ui/submission/submission-dialog.tsx'
import { useSubmission } from '#ui/submission/use-submission.ts'
import { info } from '#ui/kit/display/icons.ts'
import { Note } from '#ui/kit/feedback/note.tsx'
import { TextArea } from '#ui/kit/fields/text-area.tsx'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { createCommentRule, isPlacementFields, type PlacementFields, parseTariff } from './placement-fields.ts'
import { RadioGroup } from '#ui/kit/fields/radio-group.tsx'

export function PlacementDialog({
  data: { locale, records, link, changedTarget, reopen },
  close,
}: DialogProps<FormDialogData, never>) {
  const { t } = useTranslation(['placement'])
  const { applyForPlacement } = useUseCases()
  const [tariff, setTariff] = useState(() => parseTariff(changedTarget ?? link.dataset['target']))
  const submission = useSubmission({
    request: { purpose: 'offer', note: t('placement:signInNote') },
    name: 'placement',
    records,
    reopen: () => reopen(tariff),
    initialFields: { comment: '' },
    isFields: isPlacementFields,
    fields: ['comment'],
    toInput: ({ comment }): Placement => ({ tariff, comment: trimText(comment) }),
    write: applyForPlacement,
  })
  const { form, sent } = submission
  const { errors } = form.formState
  const options = t('placement:tariffs', { returnObjects: true })
  const createReceipt = (placement: Placement) => ({
    heading: t('placement:receipt.heading'),
    lead: t('placement:receipt.lead'),
    recipient: t('placement:receipt.to'),
    rows: [
      { label: t('placement:tariff'), value: options[placement.tariff].label },
      { label: t('placement:comment.label'), value: placement.comment },
    ],
    backText: t('placement:receipt.back'),
  })
  return (
    <SubmissionDialog
      heading={t('placement:heading')}
      submitText={t('placement:submit')}
      submission={submission}
      lines={createErrorLines([['comment', errors.comment?.message]])}
      receipt={sent ? { ...createReceipt(sent.input), locale, sentAt: sent.sentAt } : undefined}
      onClose={() => close()}
    >
      <TariffField tariff={tariff} onChange={setTariff} />
      <CommentField locale={locale} form={form} />
      <Note path={info}>{t('placement:next')}</Note>
    </SubmissionDialog>
  )
}

function CommentField({ locale, form }: { readonly locale: Locale; readonly form: UseFormReturn<PlacementFields> }) {
  const { t } = useTranslation(['placement'])
  return (
    <TextArea
      {...form.register('comment', { validate: createCommentRule(t, locale) })}
      id="comment"
      label={t('placement:comment.label')}
      note={t('placement:comment.note')}
      help={t('placement:comment.help')}
      limit={maxPlacementCommentLength}
      counter={useCounterTexts(locale)}
      error={form.formState.errors.comment?.message}
    />
  )
}

interface Props {
  readonly tariff: Tariff
  readonly onChange: (tariff: Tariff) => void
}

export function TariffField({ tariff, onChange }: Props) {
  const { t } = useTranslation(['placement'])
  const options = t('placement:tariffs', { returnObjects: true })
  return (
    <RadioGroup
      id="tariff"
      name="tariff"
      label={t('placement:tariff')}
      options={tariffs.map(value => ({ value, ...options[value] }))}
      defaultValue={tariff}
      onChange={({ target }) => onChange(parseTariff(target.value))}
      boxed
    />
  )
}
