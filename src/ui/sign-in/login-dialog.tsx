import { trimText } from '#domain/shared/invisible.ts'
import { registerRoute } from '#application/routing/own-routes.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { localePath } from '#application/routing/locale-path.ts'
import { textLimits } from '#domain/shared/text.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { parsePhone } from '#domain/shared/phone.ts'
import type { Credentials } from '#domain/user/credentials.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { info } from '#ui/kit/display/icons.ts'
import { type FieldLine, createErrorLines } from '#ui/form/error-lines.ts'
import { FormSummary } from '#ui/form/failure.tsx'
import { Note } from '#ui/kit/feedback/note.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { Segmented } from '#ui/kit/fields/segmented.tsx'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import { fieldId, LoginName, createMaxLengthRule, type LoginFields } from './login-name.tsx'
import styles from './login.module.css'
import type { SessionActor } from '#ui/session/session-actor.ts'

interface Data {
  readonly locale: Locale
  readonly actor: SessionActor
  /** Opens registration in a new tab; this dialog closes once it is complete there. */
  readonly keepsPage?: boolean
  /** A form behind the dialog has unsent input. */
  readonly hasTyped?: boolean
}

/** The sign-in dialog. Closes with true once signed in, here or in another tab. */
export function LoginDialog({ data, close }: DialogProps<Data, true>) {
  const { locale, actor, keepsPage = false, hasTyped = false } = data
  const { logger } = useFailures()
  const { value, context } = useSelector(actor, snapshot => snapshot)
  const { t } = useTranslation(['session'])
  const isSignedIn = value === 'signed in' && context.hint === 'signed-in'
  useEffect(() => {
    if (isSignedIn) close(true)
  }, [isSignedIn, close])
  useEffect(() => {
    // Never log user input.
    if (context.refusal) logger.error('sign-in failed', { error: context.refusal._tag })
  }, [context.refusal, logger])
  return (
    <Dialog heading={t('session:heading')} closeText={t('session:close')} onClose={() => close()} size="small">
      <div className={styles['login']}>
        {context.hint === 'expired' && (
          <Note path={info}>{hasTyped ? t('session:expired') : t('session:expiredOnly')}</Note>
        )}
        <LoginForm
          isBusy={value === 'signing in'}
          refusal={context.refusal}
          retryAt={context.retryAt}
          onSubmit={credentials => actor.send({ type: 'credentials.submitted', credentials })}
        />
        <p className="small second">
          {t('session:newHere')}{' '}
          <a className="link" href={localePath(locale, registerRoute.path)} target={keepsPage ? '_blank' : undefined}>
            {keepsPage ? t('session:registerInNewTab') : t('session:register')}
          </a>
        </p>
      </div>
    </Dialog>
  )
}

interface Props {
  readonly isBusy: boolean
  readonly refusal: { readonly _tag: string } | null
  readonly retryAt: number | null
  readonly onSubmit: (credentials: Credentials) => void
}

/** Validates on submit, then on change. Switching between e-mail and phone keeps both values and clears errors. */
export function LoginForm({ isBusy, refusal: last, retryAt, onSubmit }: Props) {
  const { t } = useTranslation(['session'])
  const { register, control, handleSubmit, formState, reset, getValues } = useForm<LoginFields>({
    defaultValues: { by: 'email', email: '', phone: '', password: '' },
    shouldFocusError: false,
  })
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
  const send = handleSubmit(({ email, phone, password }) => {
    if (isBusy) return
    setTried(by)
    onSubmit(by === 'phone' ? { phone: parsePhone(phone) ?? '', password } : { email: trimText(email), password })
  })
  return (
    <form className={styles['form']} noValidate onSubmit={event => void send(event)}>
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
