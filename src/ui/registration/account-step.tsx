import { trimText } from '#domain/shared/invisible.ts'
import { privacyPolicyRoute, userAgreementRoute } from '#application/routing/text-routes.ts'
import type { ReactNode } from 'react'
import type { UseFormRegister, UseFormReturn } from 'react-hook-form'
import { Trans } from 'react-i18next'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { textLimits } from '#domain/shared/text.ts'
import { browserI18n } from '#ui/i18n/i18next-engine.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { createErrorLines } from '#ui/form/error-lines.ts'
import { LinkButton, getFieldMessage, StepSummary, createMaxLengthRule, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

export const emptyAccount = { name: '', password: '', agreement: false, consent: false }

export type AccountFields = typeof emptyAccount

interface Props extends StepProps {
  readonly form: UseFormReturn<AccountFields>
}

export function AccountStep({ locale, snapshot, send, heading, form }: Props) {
  const { t } = useTranslation(['registration'])
  const { register, handleSubmit, formState } = form
  const { failure } = snapshot.context
  const isBusy = snapshot.matches('creating')
  const { errors, submitCount } = formState
  const getError = (name: keyof AccountFields) => errors[name]?.message ?? getFieldMessage(failure, name)
  const lines = createErrorLines([
    ['registration-name', getError('name')],
    ['registration-password', getError('password')],
    [
      'registration-agreement',
      errors.agreement ? t('registration:errors.agreementLine') : getFieldMessage(failure, 'agreement'),
    ],
    ['registration-consent', errors.consent && t('registration:errors.consentLine')],
  ])
  const submit = handleSubmit(({ name, password }) => {
    if (!isBusy) send({ type: 'account.submitted', account: { name: trimText(name), password, agreement: true } })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={event => void submit(event)}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('registration:account.heading')}
        </h1>
        <p className={styles['lead']}>{t('registration:account.lead')}</p>
      </div>
      <StepSummary {...{ lines, snapshot }} attempt={submitCount} />
      <NameAndPassword register={register} getError={getError} />
      <Consents
        locale={locale}
        register={register}
        errors={{ agreement: getError('agreement'), consent: getError('consent') }}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={t('registration:account.busy')}>
        {t('registration:account.submit')}
      </BusyButton>
      <div className={styles['beside']}>
        <LinkButton onPress={() => send({ type: 'registration.abandoned' })}>{t('registration:startAgain')}</LinkButton>
      </div>
    </form>
  )
}

interface NameAndPasswordProps {
  readonly register: UseFormRegister<AccountFields>
  readonly getError: (name: 'name' | 'password') => string | undefined
}

function NameAndPassword({ register, getError }: NameAndPasswordProps) {
  const { t } = useTranslation(['registration'])
  return (
    <>
      <TextField
        {...register('name', {
          maxLength: createMaxLengthRule(t, textLimits.name),
          validate: name => trimText(name) !== '' || t('registration:errors.name'),
        })}
        id="registration-name"
        label={t('registration:account.name')}
        help={t('registration:account.nameHelp')}
        autoComplete="name"
        error={getError('name')}
      />
      <PasswordField
        {...register('password', {
          required: t('registration:errors.password'),
          maxLength: createMaxLengthRule(t, textLimits.password),
        })}
        id="registration-password"
        label={t('registration:account.password')}
        help={t('registration:account.passwordHelp')}
        autoComplete="new-password"
        show={t('registration:account.show')}
        hide={t('registration:account.hide')}
        error={getError('password')}
      />
    </>
  )
}

interface ConsentsProps {
  readonly locale: Locale
  readonly register: UseFormRegister<AccountFields>
  readonly errors: Readonly<Record<'agreement' | 'consent', string | undefined>>
}

/** The texts open in a new tab, so that no input is lost. */
export function Consents({ locale, register, errors }: ConsentsProps) {
  const { t } = useTranslation(['registration'])
  const linkTo = (path: string) => ({ a: <TextLink href={localePath(locale, path)} /> })
  return (
    <div className={styles['consents']}>
      <Checkbox
        {...register('agreement', { required: t('registration:errors.agreement') })}
        id="registration-agreement"
        label={
          <Trans
            i18n={browserI18n}
            t={t}
            i18nKey="registration:account.agreement"
            components={linkTo(userAgreementRoute.path)}
          />
        }
        error={errors.agreement}
      />
      <Checkbox
        {...register('consent', { required: t('registration:errors.consent') })}
        id="registration-consent"
        label={
          <Trans
            i18n={browserI18n}
            t={t}
            i18nKey="registration:account.consent"
            components={linkTo(privacyPolicyRoute.path)}
          />
        }
        error={errors.consent}
      />
    </div>
  )
}

/** `Trans` provides the children. */
function TextLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank">
      {children}
    </a>
  )
}
