import { useForm } from 'react-hook-form'
import { codeLength } from '#domain/registration/registration.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { CodeField } from '#ui/kit/fields/code-field.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { linesOf } from './field-errors.ts'
import { LinkButton } from './link-button.tsx'
import { Resend } from './resend.tsx'
import type { StepProps } from './step.ts'
import { StepError } from './step-error.tsx'
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
