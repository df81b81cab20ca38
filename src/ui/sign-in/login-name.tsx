import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { parsePhone } from '#domain/shared/phone.ts'
import { isEmail, textLimits } from '#domain/shared/text.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'

export interface LoginFields {
  readonly by: 'email' | 'phone'
  readonly email: string
  readonly phone: string
  readonly password: string
}

export const fieldId = { email: 'login-email', phone: 'login-phone', password: 'login-password' } as const

export const createMaxLengthRule = (t: Translate<'session'>, most: number) => ({
  value: most,
  message: t('session:long', { most: String(most) }),
})

interface LoginNameProps {
  readonly by: LoginFields['by']
  readonly register: UseFormRegister<LoginFields>
  readonly errors: FieldErrors<LoginFields>
  readonly isRefused: boolean
}

export function LoginName({ by, register, errors, isRefused }: LoginNameProps) {
  const { t } = useTranslation(['session'])
  if (by === 'email')
    return (
      <TextField
        key="email"
        {...register('email', {
          maxLength: createMaxLengthRule(t, textLimits.email),
          validate: text => isEmail(text) || t('session:emailError'),
        })}
        id={fieldId.email}
        label={t('session:email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        isRefused={isRefused}
        data-first-focus
      />
    )
  return (
    <PhoneField
      key="phone"
      {...register('phone', { validate: text => parsePhone(text) !== undefined || t('session:phoneError') })}
      id={fieldId.phone}
      label={t('session:phone')}
      error={errors.phone?.message}
      isRefused={isRefused}
    />
  )
}
