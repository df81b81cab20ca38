import type { UseFormReturn } from 'react-hook-form'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import type { AccountFields } from './account-fields.ts'
import { Consents } from './consents.tsx'
import { linesOf, messageOf } from './field-errors.ts'
import { LinkButton } from './link-button.tsx'
import type { StepProps } from './step.ts'
import { StepError } from './step-error.tsx'
import styles from './wizard.module.css'

interface Props extends StepProps {
  readonly form: UseFormReturn<AccountFields>
}

export function AccountStep({ locale, texts, snapshot, send, heading, form }: Props) {
  const { register, handleSubmit, formState } = form
  const { failure, retryAt } = snapshot.context
  const isBusy = snapshot.matches('creating')
  const { errors, submitCount } = formState
  const errorOf = (name: keyof AccountFields) => errors[name]?.message ?? messageOf(failure, name)
  const lines = linesOf([
    ['registration-name', errorOf('name')],
    ['registration-password', errorOf('password')],
    ['registration-agreement', errors.agreement ? texts.errors.agreementLine : messageOf(failure, 'agreement')],
    ['registration-consent', errors.consent && texts.errors.consentLine],
  ])
  const submit = handleSubmit(({ name, password }) => {
    if (!isBusy) send({ type: 'account.submitted', account: { name: name.trim(), password, agreement: true } })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={event => void submit(event)}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {texts.account.heading}
        </h1>
        <p className={styles['lead']}>{texts.account.lead}</p>
      </div>
      {lines.length > 0 && <ErrorSummary heading={texts.errors.fix} errors={lines} attempt={submitCount} />}
      {lines.length === 0 && failure && <StepError texts={texts.errors} {...{ failure, retryAt }} />}
      <TextField
        {...register('name', { validate: name => name.trim() !== '' || texts.errors.name })}
        id="registration-name"
        label={texts.account.name}
        help={texts.account.nameHelp}
        autoComplete="name"
        error={errorOf('name')}
      />
      <PasswordField
        {...register('password', { required: texts.errors.password })}
        id="registration-password"
        label={texts.account.password}
        help={texts.account.passwordHelp}
        autoComplete="new-password"
        show={texts.account.show}
        hide={texts.account.hide}
        error={errorOf('password')}
      />
      <Consents
        locale={locale}
        texts={texts}
        register={register}
        errors={{ agreement: errorOf('agreement'), consent: errorOf('consent') }}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={texts.account.busy}>
        {texts.account.submit}
      </BusyButton>
      <div className={styles['beside']}>
        <LinkButton onPress={() => send({ type: 'registration.abandoned' })}>{texts.startAgain}</LinkButton>
      </div>
    </form>
  )
}
