import { trimText } from '#domain/shared/invisible.ts'
import { ownProfileRoute } from '#application/routing/guarded-routes.ts'
import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { getLoginPath } from '#application/routing/guards/return-path.ts'
import { isEmail, textLimits } from '#domain/shared/text.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { createErrorLines } from '#ui/form/error-lines.ts'
import { createSubmitHandler } from '#ui/form/create-submit-handler.ts'
import { createMaxLengthRule, getFieldId, getFieldMessage, StepHead, StepSummary, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

interface Props extends StepProps {
  readonly storage: RegistrationStorage
  readonly onSignIn?: (() => void) | undefined
  /** Whether the visitor wants to sign in without a password. */
  readonly isPasswordless?: boolean
}

export function EmailStep({
  locale,
  snapshot,
  send,
  headingRef,
  storage,
  isInDialog = false,
  isPasswordless = false,
  onSignIn,
}: Props) {
  const { t } = useTranslation(['registration'])
  const { email, failure } = snapshot.context
  const fieldId = getFieldId('email', isInDialog)
  const form = useForm({
    defaultValues: { email: storage.readTyped().email || email },
    shouldFocusError: false,
  })
  const { register, formState } = form
  const storeEmail = (text: string) => storage.writeTyped({ ...storage.readTyped(), email: text })
  const isBusy = snapshot.matches('requesting')
  const error = formState.errors.email?.message ?? getFieldMessage(failure, 'email')
  const lines = createErrorLines([[fieldId, error]])
  const submit = createSubmitHandler(form, fields => {
    if (!isBusy) send({ type: 'email.submitted', email: trimText(fields.email) })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <StepHead {...{ headingRef, isInDialog }} title={isInDialog ? undefined : t('registration:start.heading')}>
        {isPasswordless ? t('registration:start.signInLead') : t('registration:start.lead')}
      </StepHead>
      <StepSummary {...{ lines, snapshot, isInDialog }} attempt={formState.submitCount} />
      <TextField
        {...register('email', {
          maxLength: createMaxLengthRule(t, textLimits.email),
          onChange: (event: ChangeEvent<HTMLInputElement>) => storeEmail(event.target.value),
          validate: text => isEmail(text) || t('registration:errors.email'),
        })}
        id={fieldId}
        readOnly={isBusy}
        label={t('registration:start.email')}
        help={t('registration:start.help')}
        type="email"
        autoComplete="email"
        error={error}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={t('registration:start.busy')}>
        {t('registration:start.submit')}
      </BusyButton>
      <SignInLink {...{ locale, isPasswordless, isBusy, onSignIn }} />
    </form>
  )
}

interface SignInLinkProps extends Pick<Props, 'locale' | 'isPasswordless' | 'onSignIn'> {
  readonly isBusy: boolean
}

function SignInLink({ locale, isPasswordless = false, isBusy, onSignIn }: SignInLinkProps) {
  const { t } = useTranslation(['registration'])
  if (onSignIn && isPasswordless)
    return (
      <p className="small">
        <LinkButton unavailable={isBusy} onPress={onSignIn}>
          {t('registration:start.withPassword')}
        </LinkButton>
      </p>
    )
  const text = t('registration:start.enter')
  const href = getLoginPath(localizePath(locale, '/'), localizePath(locale, ownProfileRoute.path))
  return (
    <p className="small muted">
      {t('registration:start.signIn')}{' '}
      {onSignIn ? (
        <LinkButton unavailable={isBusy} onPress={onSignIn}>
          {text}
        </LinkButton>
      ) : (
        <a className="link" href={href} data-login>
          {text}
        </a>
      )}
    </p>
  )
}
