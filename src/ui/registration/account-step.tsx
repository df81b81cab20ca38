import type { UseFormRegister, UseFormReturn } from 'react-hook-form'
import { localePath } from '#application/routing/locale-path.ts'
import { textPaths } from '#application/routing/texts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { RegistrationTexts } from '#ui/i18n/registration-texts.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { linesOf, LinkButton, messageOf, StepError, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

/** An empty account form. Both consents start unticked. */
export const emptyAccount = { name: '', password: '', agreement: false, consent: false }

export type AccountFields = typeof emptyAccount

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

interface ConsentsProps {
  readonly locale: Locale
  readonly texts: RegistrationTexts
  readonly register: UseFormRegister<AccountFields>
  readonly errors: Readonly<Record<'agreement' | 'consent', string | undefined>>
}

/** Two separate consents, unticked. Their texts open in a new tab, so that nothing typed is lost. */
export function Consents({ locale, texts, register, errors }: ConsentsProps) {
  const { account } = texts
  const withLink = (text: string, link: string, path: string) => {
    const [before = '', after = ''] = text.split('{{link}}')
    return (
      <>
        {before}
        <a className="link" href={localePath(locale, path)} target="_blank">
          {link}
        </a>
        {after}
      </>
    )
  }
  return (
    <div className={styles['consents']}>
      <Checkbox
        {...register('agreement', { required: texts.errors.agreement })}
        id="registration-agreement"
        label={withLink(account.agreement, account.agreementLink, textPaths['user-agreement'])}
        error={errors.agreement}
      />
      <Checkbox
        {...register('consent', { required: texts.errors.consent })}
        id="registration-consent"
        label={withLink(account.consent, account.consentLink, textPaths['privacy-policy'])}
        error={errors.consent}
      />
    </div>
  )
}
