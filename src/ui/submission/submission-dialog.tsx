import { useId, type ReactNode } from 'react'
import type { ErrorLine } from '#ui/form/error-lines.ts'
import { FormSummary, getTextTag, SummaryButton, type FailureTexts } from '#ui/form/failure.tsx'
import { FormNote } from '#ui/form/form-note.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check } from '#ui/kit/display/icons.ts'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { Receipt, type ReceiptProps } from './receipt.tsx'
import { ReceiptNotes } from './receipt-notes.tsx'
import styles from './submission-dialog.module.css'
import type { MissingStep } from './use-visitor.ts'

interface Failure {
  readonly _tag: string
  readonly reason?: string
}

interface SubmissionView {
  readonly form: { readonly formState: { readonly submitCount: number } }
  readonly failure: Failure | null
  readonly apiMessage: string
  readonly retryAt: number | null
  readonly isBusy: boolean
  readonly missingStep: MissingStep | null
  readonly isUncertain: boolean
  readonly isRestored: boolean
  readonly offeredDraft: 'own' | 'anonymous' | undefined
  readonly isSaved: boolean
  readonly isInputAtRisk: boolean
  readonly adoptDraft: () => Promise<void>
  readonly discardDraft: () => Promise<void>
  readonly declineDraft: () => void
  readonly submit: () => Promise<void>
}

interface SummaryProps {
  readonly submission: SubmissionView
  readonly lines: readonly ErrorLine[]
  readonly linesHeading?: string
  readonly failureTexts?: Partial<FailureTexts>
  readonly deliveryCheck?: ReactNode
}

interface Props extends SummaryProps {
  readonly heading: string
  readonly submitText: string
  readonly onClose: () => void
  readonly receipt: Omit<ReceiptProps, 'onBack'> | undefined
  readonly children: ReactNode
}

export function SubmissionDialog({ heading, submitText, onClose, receipt, children, ...summaryProps }: Props) {
  const { t } = useTranslation(['submission'])
  const formId = useId()
  const { submission } = summaryProps
  const { confirm } = useOverlays()
  const { isBusy, isInputAtRisk, missingStep } = submission
  const requestClose = async () => {
    if (isBusy) return
    if (
      !isInputAtRisk ||
      (await confirm({ ...t('submission:lose', { returnObjects: true }), destructive: true })) === true
    )
      onClose()
  }
  if (receipt)
    return (
      <Dialog heading={receipt.heading} closeText={t('submission:close')} onClose={onClose}>
        <Receipt {...receipt} furtherOptions={<ReceiptNotes {...receipt} />} onBack={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      heading={heading}
      closeText={t('submission:close')}
      isLocked={isBusy}
      onClose={() => void requestClose()}
      footer={
        <Actions
          {...{ formId, submitText, isBusy }}
          isSaved={submission.isSaved}
          onCancel={() => void requestClose()}
        />
      }
    >
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submission.submit()
        }}
      >
        <SubmissionSummary {...summaryProps} />
        {/* During sending, new input would be lost, and discarding the draft would lose the text if sending fails. */}
        <div className={styles['fields']} inert={isBusy}>
          <DraftNote {...submission} />
          {children}
          {missingStep && (
            <p className="small muted">{t('submission:stepBefore', { returnObjects: true })[missingStep]}</p>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface ActionsProps extends Pick<SubmissionView, 'isBusy' | 'isSaved'> {
  readonly formId: string
  readonly submitText: string
  readonly onCancel: () => void
}

function Actions({ formId, submitText, isBusy, isSaved, onCancel }: ActionsProps) {
  const { t } = useTranslation(['submission'])
  return (
    <div className={styles['actions']}>
      <p className={`tiny quiet ${styles['saved']}`}>
        {isSaved && (
          <>
            <Icon path={check} />
            {t('submission:saved')}
          </>
        )}
      </p>
      <Button kind="quiet" aria-disabled={isBusy || undefined} onPress={onCancel}>
        {t('submission:cancel')}
      </Button>
      <BusyButton form={formId} kind="primary" large busy={isBusy} busyText={t('submission:sending')}>
        {submitText}
      </BusyButton>
    </div>
  )
}

export function SubmissionSummary({ submission, lines, linesHeading, failureTexts, deliveryCheck }: SummaryProps) {
  const { t } = useTranslation(['submission', 'form'])
  const { failure, apiMessage, retryAt, form, submit, isSaved, isInputAtRisk } = submission
  const tag = failure === null ? null : getTag(failure, submission)
  const atRiskText = isInputAtRisk ? t('submission:notKept') : ''
  const draftStatusText = isSaved ? t('submission:kept') : atRiskText
  const next = deliveryCheck ? t('submission:checkFirst') : t('submission:mayDuplicate')
  return (
    <FormSummary
      {...{ lines, retryAt }}
      heading={linesHeading ?? (lines.length === 1 ? t('submission:fix') : t('submission:fixAll'))}
      failure={tag === null ? null : { _tag: tag, message: apiMessage }}
      attempt={form.formState.submitCount}
      connection={t('form:connection', { returnObjects: true })}
      getTexts={time => ({
        ...t('submission:failure', { returnObjects: true, time, kept: draftStatusText, next }),
        ...failureTexts,
      })}
    >
      {tag === 'NotSignedIn' && <SummaryButton text={t('submission:signIn')} onPress={() => void submit()} />}
      {tag === 'NotRegistered' && (
        <SummaryButton text={t('submission:finishRegistration')} onPress={() => void submit()} />
      )}
      {tag === 'MayHaveArrived' && deliveryCheck}
    </FormSummary>
  )
}

function getTag(
  failure: Failure,
  { isUncertain, missingStep }: Pick<SubmissionView, 'isUncertain' | 'missingStep'>,
): string | null {
  if (isUncertain) return 'MayHaveArrived'
  if (failure._tag !== 'NotSignedIn' && failure._tag !== 'SessionExpired') return getTextTag(failure)
  // The visitor may have signed in or verified an email since, perhaps in another tab.
  if (missingStep === null) return null
  return missingStep === 'account' ? 'NotRegistered' : 'NotSignedIn'
}

export function DraftNote({ isRestored, offeredDraft, adoptDraft, discardDraft, declineDraft }: SubmissionView) {
  const { t } = useTranslation(['submission'])
  const restoredText = isRestored ? t('submission:restored') : undefined
  const offerText = offeredDraft === 'own' ? t('submission:offeredOwn') : t('submission:offered')
  return (
    <FormNote
      text={offeredDraft ? offerText : restoredText}
      actions={[
        ...(offeredDraft ? [{ text: t('submission:adopt'), onPress: () => void adoptDraft() }] : []),
        ...(offeredDraft === 'anonymous'
          ? [{ text: t('submission:decline'), kind: 'quiet' as const, onPress: declineDraft }]
          : []),
        { text: t('submission:discard'), kind: 'quiet', onPress: () => void discardDraft() },
      ]}
    />
  )
}
