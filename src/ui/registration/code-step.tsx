import { useForm } from 'react-hook-form'
import { resendAt } from '#application/registration/stored-registration.ts'
import { codeLength } from '#domain/registration/registration.ts'
import { fillText } from '#ui/fill-text.ts'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'
import type { RegistrationTexts } from '#ui/i18n/registration-texts.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/icons.ts'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { CodeField } from '#ui/kit/fields/formatted-fields.tsx'
import { linesOf, LinkButton, StepError, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

const fieldId = 'registration-code'

export function CodeStep({ texts, snapshot, send, heading }: StepProps) {
  const { email, failure, retryAt } = snapshot.context
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' }, shouldFocusError: false })
  const isBusy = snapshot.matches('verifying')
  const refused = failure?._tag === 'WrongCode' ? failure.message || texts.errors.wrongCode : undefined
  const missing = formState.errors.code?.message
  const lines = linesOf([[fieldId, missing ?? (refused === undefined ? undefined : texts.errors.codeLine)]])
  const submit = handleSubmit(({ code }) => {
    if (!isBusy) send({ type: 'code.submitted', code })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={event => void submit(event)}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {texts.code.heading}
        </h1>
        <p className={styles['lead']}>
          {texts.code.sentTo}{' '}
          <b>
            <bdi>{email}</bdi>
          </b>
          . <LinkButton onPress={() => send({ type: 'address.rejected' })}>{texts.code.change}</LinkButton>
        </p>
      </div>
      {lines.length > 0 && (
        <ErrorSummary
          heading={missing === undefined ? texts.errors.codeHeading : texts.errors.fix}
          errors={lines}
          attempt={formState.submitCount}
        />
      )}
      {lines.length === 0 && failure && <StepError texts={texts.errors} {...{ failure, retryAt }} />}
      <CodeField
        {...register('code', { validate: code => code.length === codeLength || texts.errors.code })}
        id={fieldId}
        label={texts.code.label}
        help={texts.code.help}
        digits={codeLength}
        error={missing ?? refused}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={texts.code.busy}>
        {texts.code.submit}
      </BusyButton>
      <div className={styles['beside']}>
        <Resend texts={texts.code} snapshot={snapshot} send={send} />
        <LinkButton onPress={() => send({ type: 'registration.abandoned' })}>{texts.startAgain}</LinkButton>
      </div>
    </form>
  )
}

interface Props extends Pick<StepProps, 'snapshot' | 'send'> {
  readonly texts: RegistrationTexts['code']
}

/** Sends another letter to the same address, after a wait. */
export function Resend({ texts, snapshot, send }: Props) {
  const { sentAt, retryAt } = snapshot.context
  const seconds = useCountdown(Math.max(resendAt(sentAt) ?? 0, retryAt ?? 0))
  if (seconds > 0)
    return <span className={styles['countdown']}>{fillText(texts.resendIn, { time: clockText(seconds) })}</span>
  return (
    <BusyButton
      kind="quiet"
      flush
      busy={snapshot.matches('resending')}
      busyText={texts.resending}
      onPress={() => send({ type: 'resend.requested' })}
    >
      <Icon path={rotateCw} />
      {texts.resend}
    </BusyButton>
  )
}
