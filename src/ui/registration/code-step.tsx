import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { formatEmail } from '#domain/shared/text.ts'
import { getResendAt } from '#application/registration/stored-registration.ts'
import { codeLength } from '#domain/registration/registration.ts'
import { formatCountdown, useCountdown } from '#ui/form/use-countdown.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { CodeField } from '#ui/kit/fields/formatted-fields.tsx'
import { createErrorLines } from '#ui/form/error-lines.ts'
import { createSubmitHandler } from '#ui/form/create-submit-handler.ts'
import { getFieldId, StepHead, StepSummary, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

const getDigits = (code: string) => code.replace(/\D/g, '')

export function CodeStep({ snapshot, send, headingRef, isInDialog }: StepProps) {
  const { t } = useTranslation(['registration'])
  const { email, failure } = snapshot.context
  const fieldId = getFieldId('code', isInDialog)
  const form = useForm({ defaultValues: { code: '' }, shouldFocusError: false })
  const { register, handleSubmit, formState } = form
  const isBusy = snapshot.matches('verifying')
  const isResending = snapshot.matches('resending')
  const wrongCodeMessage =
    failure?._tag === 'WrongCode' ? failure.message || t('registration:errors.wrongCode') : undefined
  const inputError = formState.errors.code?.message
  const lines = createErrorLines([
    [fieldId, inputError ?? (wrongCodeMessage === undefined ? undefined : t('registration:errors.codeLine'))],
  ])
  const submitCode = ({ code }: { readonly code: string }) => {
    if (!isBusy) send({ type: 'code.submitted', code: getDigits(code) })
  }
  const submitWhenComplete = useAutoSubmit(() => void handleSubmit(submitCode)())
  const { resendCount, resend } = useResend(send, () => form.clearErrors())
  return (
    <form className={styles['form']} noValidate onSubmit={createSubmitHandler(form, submitCode)}>
      <StepHead {...{ headingRef, isInDialog }} title={t('registration:code.heading')}>
        {t('registration:code.sentTo')}{' '}
        <b>
          <bdi>{formatEmail(email)}</bdi>
        </b>
        .{' '}
        <LinkButton unavailable={isBusy || isResending} onPress={() => send({ type: 'address-change.requested' })}>
          {t('registration:code.change')}
        </LinkButton>
      </StepHead>
      <StepSummary
        {...{ lines, snapshot, isInDialog }}
        heading={inputError === undefined ? t('registration:errors.codeHeading') : t('registration:errors.fix')}
        attempt={formState.submitCount + resendCount}
      />
      <CodeField
        {...register('code', {
          onChange: submitWhenComplete,
          validate: code => getDigits(code).length === codeLength || t('registration:errors.code'),
        })}
        id={fieldId}
        readOnly={isBusy || isResending}
        label={t('registration:code.label')}
        help={t('registration:code.help')}
        digits={codeLength}
        error={inputError ?? wrongCodeMessage}
      />
      <BusyButton kind="primary" large busy={isBusy} unavailable={isResending} busyText={t('registration:code.busy')}>
        {t('registration:code.submit')}
      </BusyButton>
      <div className={styles['secondaryActions']}>
        <ResendButton snapshot={snapshot} onPress={resend} />
        <LinkButton unavailable={isBusy || isResending} onPress={() => send({ type: 'registration.abandoned' })}>
          {t('registration:startAgain')}
        </LinkButton>
      </div>
    </form>
  )
}

function useResend(send: StepProps['send'], clearErrors: () => void) {
  const [resendCount, setResendCount] = useState(0)
  const resend = () => {
    // Otherwise the summary of an incomplete code would take the focus.
    clearErrors()
    setResendCount(resendCount + 1)
    send({ type: 'resend.requested' })
  }
  return { resendCount, resend }
}

/** Typing at the end of a full field changes no digit, so it submits nothing. */
function useAutoSubmit(submit: () => void) {
  const lastDigits = useRef('')
  return (event: ChangeEvent<HTMLInputElement>) => {
    const digits = getDigits(event.target.value)
    const isNew = digits !== lastDigits.current
    lastDigits.current = digits
    if (isNew && digits.length === codeLength) submit()
  }
}

interface ResendButtonProps extends Pick<StepProps, 'snapshot'> {
  readonly onPress: () => void
}

/** The button stays during the waiting time, because it has focus after a press. */
function ResendButton({ snapshot, onPress }: ResendButtonProps) {
  const { t } = useTranslation(['registration'])
  const { sentAt, retryAt, requestRetryAt } = snapshot.context
  const seconds = useCountdown(Math.max(getResendAt(sentAt) ?? 0, retryAt ?? 0, requestRetryAt ?? 0))
  const isWaiting = seconds > 0
  const resendStatus = useResendStatus(sentAt, isWaiting)
  return (
    <>
      <BusyButton
        kind="quiet"
        flush
        busy={snapshot.matches('resending')}
        busyText={t('registration:code.resending')}
        unavailable={isWaiting || snapshot.matches('verifying')}
        // A name that changes every second would be announced every second.
        aria-label={isWaiting ? t('registration:code.resend') : undefined}
        onPress={onPress}
      >
        {isWaiting ? (
          <span className={styles['countdown']}>
            {t('registration:code.resendIn', { time: formatCountdown(seconds) })}
          </span>
        ) : (
          <>
            <Icon path={rotateCw} />
            {t('registration:code.resend')}
          </>
        )}
      </BusyButton>
      <span className="visually-hidden" role="status">
        {resendStatus === 'resent' && t('registration:code.resent')}
        {resendStatus === 'mayResend' && t('registration:code.mayResend')}
      </span>
    </>
  )
}

function useResendStatus(sentAt: number, isWaiting: boolean): 'resent' | 'mayResend' | undefined {
  const lastValues = useRef({ sentAt, isWaiting })
  const [resendStatus, setResendStatus] = useState<'resent' | 'mayResend'>()
  useEffect(() => {
    const previous = lastValues.current
    lastValues.current = { sentAt, isWaiting }
    if (previous.sentAt !== sentAt) setResendStatus('resent')
    else if (previous.isWaiting && !isWaiting) setResendStatus('mayResend')
  }, [sentAt, isWaiting])
  return resendStatus
}
