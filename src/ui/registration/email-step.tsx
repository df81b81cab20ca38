import { useForm } from 'react-hook-form'
import { localePath } from '#application/routing/locale-path.ts'
import { ownProfilePath } from '#application/routing/own-paths.ts'
import { loginPath } from '#application/routing/return-path.ts'
import { isEmail } from '#domain/shared/email.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { linesOf, messageOf, StepError, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

const fieldId = 'registration-email'

export function EmailStep({ locale, texts, snapshot, send, heading }: StepProps) {
  const { email, failure, retryAt } = snapshot.context
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email }, shouldFocusError: false })
  const isBusy = snapshot.matches('requesting')
  const error = formState.errors.email?.message ?? messageOf(failure, 'email')
  const lines = linesOf([[fieldId, error]])
  const submit = handleSubmit(fields => {
    if (!isBusy) send({ type: 'email.submitted', email: fields.email.trim() })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={event => void submit(event)}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {texts.start.heading}
        </h1>
        <p className={styles['lead']}>{texts.start.lead}</p>
      </div>
      {lines.length > 0 && <ErrorSummary heading={texts.errors.fix} errors={lines} attempt={formState.submitCount} />}
      {lines.length === 0 && failure && <StepError texts={texts.errors} {...{ failure, retryAt }} />}
      <TextField
        {...register('email', { validate: text => isEmail(text) || texts.errors.email })}
        id={fieldId}
        label={texts.start.email}
        help={texts.start.help}
        type="email"
        autoComplete="email"
        error={error}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={texts.start.busy}>
        {texts.start.submit}
      </BusyButton>
      <p className="small second">
        {texts.start.signIn}{' '}
        <a className="link" href={loginPath(localePath(locale, '/'), localePath(locale, ownProfilePath))} data-login>
          {texts.start.enter}
        </a>
      </p>
    </form>
  )
}
