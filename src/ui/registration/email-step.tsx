import { trimText } from '#domain/shared/invisible.ts'
import { ownProfileRoute } from '#application/routing/own-routes.ts'
import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { loginPath } from '#application/routing/return-path.ts'
import { isEmail, textLimits } from '#domain/shared/text.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { createErrorLines } from '#ui/form/error-lines.ts'
import { getFieldMessage, StepSummary, createMaxLengthRule, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

const fieldId = 'registration-email'

interface Props extends StepProps {
  readonly storage: RegistrationStorage
}

export function EmailStep({ locale, snapshot, send, heading, storage }: Props) {
  const { t } = useTranslation(['registration'])
  const { email, failure } = snapshot.context
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: storage.readTyped().email || email },
    shouldFocusError: false,
  })
  const keep = (typed: string) => storage.writeTyped({ ...storage.readTyped(), email: typed })
  const isBusy = snapshot.matches('requesting')
  const error = formState.errors.email?.message ?? getFieldMessage(failure, 'email')
  const lines = createErrorLines([[fieldId, error]])
  const submit = handleSubmit(fields => {
    if (!isBusy) send({ type: 'email.submitted', email: trimText(fields.email) })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={event => void submit(event)}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('registration:start.heading')}
        </h1>
        <p className={styles['lead']}>{t('registration:start.lead')}</p>
      </div>
      <StepSummary {...{ lines, snapshot }} attempt={formState.submitCount} />
      <TextField
        {...register('email', {
          maxLength: createMaxLengthRule(t, textLimits.email),
          onChange: (event: ChangeEvent<HTMLInputElement>) => keep(event.target.value),
          validate: text => isEmail(text) || t('registration:errors.email'),
        })}
        id={fieldId}
        label={t('registration:start.email')}
        help={t('registration:start.help')}
        type="email"
        autoComplete="email"
        error={error}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={t('registration:start.busy')}>
        {t('registration:start.submit')}
      </BusyButton>
      <p className="small second">
        {t('registration:start.signIn')}{' '}
        <a
          className="link"
          href={loginPath(localePath(locale, '/'), localePath(locale, ownProfileRoute.path))}
          data-login
        >
          {t('registration:start.enter')}
        </a>
      </p>
    </form>
  )
}
