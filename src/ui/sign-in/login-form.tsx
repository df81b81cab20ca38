import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { trimText } from '#domain/shared/invisible.ts'
import { parsePhone } from '#domain/shared/phone.ts'
import { textLimits } from '#domain/shared/text.ts'
import type { Credentials } from '#domain/user/credentials.ts'
import { createErrorLines, type ErrorLine } from '#ui/form/error-lines.ts'
import { FormSummary } from '#ui/form/failure.tsx'
import { createSubmitHandler } from '#ui/form/create-submit-handler.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { SegmentedControl } from '#ui/kit/fields/segmented-control.tsx'
import { createMaxLengthRule, fieldIds, LoginNameField, type LoginFields } from './login-name-field.tsx'
import styles from './login.module.css'

interface Props {
  readonly form: UseFormReturn<LoginFields>
  readonly isBusy: boolean
  readonly failure: { readonly _tag: string } | null
  readonly retryAt: number | null
  readonly onSubmit: (credentials: Credentials) => void
  readonly onForgottenPassword: () => void
}

export function LoginForm({ form, isBusy, failure: lastFailure, retryAt, onSubmit, onForgottenPassword }: Props) {
  const { t } = useTranslation(['session'])
  const { register, control, formState, reset, getValues } = form
  const method = useWatch({ control, name: 'method' })
  const [triedMethod, setTriedMethod] = useState<LoginFields['method']>()
  const failure = lastFailure?._tag === 'WrongCredentials' && triedMethod !== method ? null : lastFailure
  const clearErrors = () => {
    setTriedMethod(undefined)
    reset(getValues(), { keepDefaultValues: true, keepSubmitCount: true })
  }
  const { errors, submitCount } = formState
  const fieldNames = [method, 'password'] as const
  const lines = createErrorLines(fieldNames.map(name => [fieldIds[name], errors[name]?.message]))
  const hasWrongCredentials = failure?._tag === 'WrongCredentials'
  const handleSubmit = createSubmitHandler<LoginFields>(form, ({ email, phone, password }) => {
    if (isBusy) return
    setTriedMethod(method)
    onSubmit(method === 'phone' ? { phone: parsePhone(phone) ?? '', password } : { email: trimText(email), password })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit}>
      <LoginSummary {...{ method, lines, failure, retryAt }} attempt={submitCount} />
      {/* Switching the method during an attempt would hide its WrongCredentials, shown only for the tried method. */}
      <div inert={isBusy}>
        <SegmentedControl
          {...register('method', { onChange: clearErrors })}
          label={t('session:by')}
          options={[
            { value: 'email', label: t('session:byEmail') },
            { value: 'phone', label: t('session:byPhone') },
          ]}
        />
      </div>
      <LoginNameField {...{ method, register, errors }} isInvalid={hasWrongCredentials} />
      <PasswordField
        {...register('password', {
          required: t('session:passwordError'),
          maxLength: createMaxLengthRule(t, textLimits.password),
        })}
        id={fieldIds.password}
        label={t('session:password')}
        autoComplete="current-password"
        showText={t('session:show')}
        hideText={t('session:hide')}
        error={errors.password?.message}
        isInvalid={hasWrongCredentials}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={t('session:busy')}>
        {t('session:submit')}
      </BusyButton>
      <p className="small">
        <LinkButton unavailable={isBusy} onPress={onForgottenPassword}>
          {t('session:forgotten')}
        </LinkButton>
      </p>
    </form>
  )
}

interface LoginSummaryProps extends Pick<Props, 'failure' | 'retryAt'> {
  readonly method: LoginFields['method']
  readonly lines: readonly ErrorLine[]
  readonly attempt: number
}

/** Never reveals which of the two credentials was wrong. */
function LoginSummary({ method, lines, failure, retryAt, attempt }: LoginSummaryProps) {
  const { t } = useTranslation(['session'])
  return (
    <FormSummary
      {...{ lines, failure, retryAt }}
      heading={lines.length === 1 ? t('session:fix') : t('session:fixAll')}
      attempt={attempt}
      getTexts={time => {
        const texts = t('session:failure', { returnObjects: true, time })
        if (method === 'email') return texts
        return { ...texts, WrongCredentials: { ...texts.WrongCredentials, heading: t('session:wrongPhone') } }
      }}
    />
  )
}
