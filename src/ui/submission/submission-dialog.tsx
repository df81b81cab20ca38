import { useId, type ReactNode } from 'react'
import type { FieldLine } from '#ui/form/error-lines.ts'
import { FormSummary, type FailureTexts } from '#ui/form/failure.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check } from '#ui/kit/display/icons.ts'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { Receipt, type ReceiptProps } from './receipt.tsx'
import styles from './submission.module.css'

/** What the dialog shows of `useSubmission`. */
interface Shown {
  readonly form: { readonly formState: { readonly submitCount: number } }
  readonly failure: { readonly _tag: string } | null
  readonly refusal: string
  readonly retryAt: number | null
  readonly isBusy: boolean
  readonly isUncertain: boolean
  readonly isRestored: boolean
  readonly isOffered: boolean
  readonly isSaved: boolean
  readonly adopt: () => void
  readonly discard: () => void
  readonly submit: () => Promise<void>
}

interface SummaryProps {
  readonly submission: Shown
  readonly lines: readonly FieldLine[]
  /** Over the lines, where the usual one does not fit. */
  readonly linesHeading?: string
  /** Texts of the form's own errors, and of others that it tells in its own words. */
  readonly failureTexts?: Partial<FailureTexts>
  /** What can be done where it may have arrived: look. */
  readonly whenUncertain?: ReactNode
}

interface Props extends SummaryProps {
  readonly heading: string
  readonly submitText: string
  readonly onClose: () => void
  /** Shown in place of the form once it was sent. */
  readonly receipt: Omit<ReceiptProps, 'onBack'> | undefined
  /** The fields, and what happens next. */
  readonly children: ReactNode
}

/** The dialog around a form that anybody may fill in: summary, draft, fields, buttons, then the receipt. */
export function SubmissionDialog({ heading, submitText, onClose, receipt, children, ...summary }: Props) {
  const { t } = useTranslation(['submission'])
  const formId = useId()
  const { submission } = summary
  const { isBusy } = submission
  if (receipt)
    return (
      <Dialog heading={receipt.heading} closeText={t('submission:close')} onClose={onClose}>
        <Receipt {...receipt} onBack={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      heading={heading}
      closeText={t('submission:close')}
      onClose={onClose}
      bottom={
        <div className={styles['actions']}>
          <p className={`small quiet ${styles['saved']}`}>
            {submission.isSaved && (
              <>
                <Icon path={check} />
                {t('submission:saved')}
              </>
            )}
          </p>
          <Button kind="quiet" onPress={onClose}>
            {t('submission:cancel')}
          </Button>
          <BusyButton form={formId} kind="primary" large busy={isBusy} busyText={t('submission:sending')}>
            {submitText}
          </BusyButton>
        </div>
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
        <SubmissionSummary {...summary} />
        <DraftNote {...submission} />
        {/* Anything typed while it is sent would be lost. */}
        <div className={styles['fields']} inert={isBusy}>
          {children}
        </div>
      </form>
    </Dialog>
  )
}

/** Why it was not sent, and what to do about it. */
export function SubmissionSummary({ submission, lines, linesHeading, failureTexts, whenUncertain }: SummaryProps) {
  const { t } = useTranslation(['submission'])
  const { failure, refusal, retryAt, isUncertain, form, submit } = submission
  const isSignedOut = failure?._tag === 'NotSignedIn' || failure?._tag === 'SessionExpired'
  return (
    <FormSummary
      {...{ lines, retryAt }}
      heading={linesHeading ?? (lines.length === 1 ? t('submission:fix') : t('submission:fixAll'))}
      failure={failure && { ...failure, _tag: isUncertain ? 'MayHaveArrived' : failure._tag, message: refusal }}
      attempt={form.formState.submitCount}
      texts={time => ({ ...t('submission:failure', { returnObjects: true, time }), ...failureTexts })}
    >
      {isSignedOut && <Button onPress={() => void submit()}>{t('submission:signIn')}</Button>}
      {isUncertain && whenUncertain}
    </FormSummary>
  )
}

/** Says that the fields hold an earlier draft, or offers one that was typed without signing in. */
export function DraftNote({ isRestored, isOffered, adopt, discard }: Shown) {
  const { t } = useTranslation(['submission'])
  if (!isRestored && !isOffered) return null
  return (
    <div role="status">
      <NoteLine text={isOffered ? t('submission:offered') : t('submission:restored')}>
        {isOffered && <Button onPress={adopt}>{t('submission:adopt')}</Button>}
        <Button kind="quiet" onPress={discard}>
          {t('submission:discard')}
        </Button>
      </NoteLine>
    </div>
  )
}
