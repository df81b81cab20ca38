import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { trimText } from '#domain/shared/invisible.ts'
import { parsePhone } from '#domain/shared/phone.ts'
import { textLimits } from '#domain/shared/text.ts'
import type { Credentials } from '#domain/user/credentials.ts'
import { createErrorLines, type FieldLine } from '#ui/form/error-lines.ts'
import { FormSummary } from '#ui/form/failure.tsx'
import { submitFilled } from '#ui/form/submit-filled.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { Segmented } from '#ui/kit/fields/segmented.tsx'
import { createMaxLengthRule, fieldId, LoginName, type LoginFields } from './login-name.tsx'
import styles from './login.module.css'

interface Props {
  readonly isBusy: boolean
  readonly refusal: { readonly _tag: string } | null
  readonly retryAt: number | null
  readonly onSubmit: (credentials: Credentials) => void
  /** `email`: what is in the field of the e-mail address. */
  readonly onForgotten: (email: string) => void
}

/** Validates on submit, then on change. Switching between e-mail and phone keeps both values and clears errors. */
export function LoginForm({ isBusy, refusal: last, retryAt, onSubmit, onForgotten }: Props) {
  const { t } = useTranslation(['session'])
  const form = useForm<LoginFields>({
    defaultValues: { by: 'email', email: '', phone: '', password: '' },
    shouldFocusError: false,
  })
  const { register, control, formState, reset, getValues } = form
  const by = useWatch({ control, name: 'by' })
  const [tried, setTried] = useState<LoginFields['by']>()
  // The other login has not been tried.
  const refusal = last?._tag === 'WrongCredentials' && tried !== by ? null : last
  const startOver = () => {
    setTried(undefined)
    reset(getValues(), { keepDefaultValues: true, keepSubmitCount: true })
  }
  const { errors, submitCount } = formState
  const names = [by, 'password'] as const
  const lines = createErrorLines(names.map(name => [fieldId[name], errors[name]?.message]))
  const isWrongPair = refusal?._tag === 'WrongCredentials'
  const send = submitFilled<LoginFields>(form, ({ email, phone, password }) => {
    if (isBusy) return
    setTried(by)
    onSubmit(by === 'phone' ? { phone: parsePhone(phone) ?? '', password } : { email: trimText(email), password })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={send}>
      <LoginSummary {...{ by, lines, refusal, retryAt }} attempt={submitCount} />
      <Segmented
        {...register('by', { onChange: startOver })}
        label={t('session:by')}
        options={[
          { value: 'email', label: t('session:byEmail') },
          { value: 'phone', label: t('session:byPhone') },
        ]}
      />
      <LoginName {...{ by, register, errors }} isRefused={isWrongPair} />
      <PasswordField
        {...register('password', {
          required: t('session:passwordError'),
          maxLength: createMaxLengthRule(t, textLimits.password),
        })}
        id={fieldId.password}
        label={t('session:password')}
        autoComplete="current-password"
        show={t('session:show')}
        hide={t('session:hide')}
        error={errors.password?.message}
        isRefused={isWrongPair}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={t('session:busy')}>
        {t('session:submit')}
      </BusyButton>
      <p className="small">
        <LinkButton onPress={() => onForgotten(by === 'email' ? trimText(getValues('email')) : '')}>
          {t('session:forgotten')}
        </LinkButton>
      </p>
    </form>
  )
}

interface LoginSummaryProps extends Pick<Props, 'refusal' | 'retryAt'> {
  readonly by: LoginFields['by']
  readonly lines: readonly FieldLine[]
  readonly attempt: number
}

/** Never reveals which of the two credentials was wrong. */
function LoginSummary({ by, lines, refusal, retryAt, attempt }: LoginSummaryProps) {
  const { t } = useTranslation(['session'])
  return (
    <FormSummary
      {...{ lines, retryAt }}
      heading={lines.length === 1 ? t('session:fix') : t('session:fixAll')}
      failure={refusal}
      attempt={attempt}
      texts={time => {
        const texts = t('session:failure', { returnObjects: true, time })
        if (by === 'email') return texts
        return { ...texts, WrongCredentials: { ...texts.WrongCredentials, heading: t('session:wrongPhone') } }
      }}
    />
  )
}
