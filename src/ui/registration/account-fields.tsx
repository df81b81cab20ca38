import type { UseFormRegister } from 'react-hook-form'
import { Trans } from 'react-i18next'
import { localizePath } from '#application/routing/locale-path.ts'
import { privacyPolicyRoute, userAgreementRoute } from '#application/routing/text-routes.ts'
import { accountPurposes, type AccountPurpose } from '#domain/registration/registration.ts'
import { trimText } from '#domain/shared/invisible.ts'
import { textLimits } from '#domain/shared/text.ts'
import { NewTabLink } from '#ui/form/new-tab-link.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { RadioGroup } from '#ui/kit/fields/radio-group.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { createMaxLengthRule, getFieldId, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

export interface AccountFields {
  readonly name: string
  readonly password: string
  readonly purpose: AccountPurpose | ''
  readonly agreement: boolean
  readonly consent: boolean
}

export const emptyAccount: AccountFields = { name: '', password: '', purpose: '', agreement: false, consent: false }

interface NameAndPasswordProps extends Pick<StepProps, 'isInDialog'> {
  readonly register: UseFormRegister<AccountFields>
  readonly getError: (name: 'name' | 'password') => string | undefined
}

export function NameAndPassword({ isInDialog, register, getError }: NameAndPasswordProps) {
  const { t } = useTranslation(['registration'])
  return (
    <>
      <TextField
        {...register('name', {
          maxLength: createMaxLengthRule(t, textLimits.name),
          validate: name => trimText(name) !== '' || t('registration:errors.name'),
        })}
        id={getFieldId('name', isInDialog)}
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
        id={getFieldId('password', isInDialog)}
        label={t('registration:account.password')}
        help={t('registration:account.passwordHelp')}
        autoComplete="new-password"
        showText={t('registration:account.show')}
        hideText={t('registration:account.hide')}
        error={getError('password')}
      />
    </>
  )
}

interface PurposeFieldProps extends Pick<StepProps, 'isInDialog'> {
  readonly register: UseFormRegister<AccountFields>
  readonly error: string | undefined
}

export function PurposeField({ isInDialog, register, error }: PurposeFieldProps) {
  const { t } = useTranslation(['registration'])
  const labels = { find: t('registration:account.find'), offer: t('registration:account.offer') }
  return (
    <RadioGroup
      {...register('purpose', { required: t('registration:errors.purpose') })}
      id={getFieldId('purpose', isInDialog)}
      label={t('registration:account.purpose')}
      options={accountPurposes.map(value => ({ value, label: labels[value] }))}
      error={error}
    />
  )
}

interface ConsentsProps extends Pick<StepProps, 'locale' | 'isInDialog'> {
  readonly register: UseFormRegister<AccountFields>
  readonly errors: Readonly<Record<'agreement' | 'consent', string | undefined>>
}

/** The legal texts open in a new tab, so that no input is lost. */
export function Consents({ locale, isInDialog, register, errors }: ConsentsProps) {
  const { t } = useTranslation(['registration'])
  const newTabText = t('registration:account.newTab')
  const createLinkComponents = (path: string) => ({
    a: <NewTabLink className="link" href={localizePath(locale, path)} newTabText={newTabText} />,
  })
  return (
    <div className={styles['consents']}>
      <Checkbox
        {...register('agreement', { required: t('registration:errors.agreement') })}
        id={getFieldId('agreement', isInDialog)}
        label={
          <Trans
            i18n={i18nextInstance}
            t={t}
            i18nKey="registration:account.agreement"
            components={createLinkComponents(userAgreementRoute.path)}
          />
        }
        error={errors.agreement}
      />
      <Checkbox
        {...register('consent', { required: t('registration:errors.consent') })}
        id={getFieldId('consent', isInDialog)}
        label={
          <Trans
            i18n={i18nextInstance}
            t={t}
            i18nKey="registration:account.consent"
            components={createLinkComponents(privacyPolicyRoute.path)}
          />
        }
        error={errors.consent}
      />
    </div>
  )
}
