import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { parsePhone } from '#domain/shared/phone.ts'
import { isEmail, textLimits } from '#domain/shared/text.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'

export interface LoginFields {
  readonly method: 'email' | 'phone'
  readonly email: string
  readonly phone: string
  readonly password: string
}

export const fieldIds = { email: 'login-email', phone: 'login-phone', password: 'login-password' } as const

export const createMaxLengthRule = (t: Translate<'session'>, maxLength: number) => ({
  value: maxLength,
  message: t('session:long', { most: String(maxLength) }),
})

interface LoginNameFieldProps {
  readonly method: LoginFields['method']
  readonly register: UseFormRegister<LoginFields>
  readonly errors: FieldErrors<LoginFields>
  readonly isInvalid: boolean
}

export function LoginNameField({ method, register, errors, isInvalid }: LoginNameFieldProps) {
  const { t } = useTranslation(['session'])
  if (method === 'email')
    return (
      <TextField
        key="email"
        {...register('email', {
          maxLength: createMaxLengthRule(t, textLimits.email),
          validate: text => isEmail(text) || t('session:emailError'),
        })}
        id={fieldIds.email}
        label={t('session:email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        isInvalid={isInvalid}
        data-first-focus
      />
    )
  return (
    <PhoneField
      key="phone"
      {...register('phone', { validate: text => parsePhone(text) !== undefined || t('session:phoneError') })}
      id={fieldIds.phone}
      label={t('session:phone')}
      error={errors.phone?.message}
      isInvalid={isInvalid}
    />
  )
}
