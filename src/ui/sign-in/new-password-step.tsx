import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { isFieldErrors, type FieldErrors, type TaggedError } from '#domain/shared/api-errors.ts'
import { textLimits } from '#domain/shared/text.ts'
import { useFailureTools } from '#ui/failure/failure-tools.tsx'
import { createErrorLines } from '#ui/form/error-lines.ts'
import { FormSummary } from '#ui/form/failure.tsx'
import { createSubmitHandler } from '#ui/form/create-submit-handler.ts'
import { useIsMounted } from '#ui/form/use-is-mounted.ts'
import { useWrite } from '#ui/form/use-write.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { PasswordField } from '#ui/kit/fields/password-field.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { createMaxLengthRule, getFieldId, StepHead } from '#ui/registration/step.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import styles from './login.module.css'
import { useBusyReport } from './use-busy-report.ts'

const fieldId = getFieldId('password', true)

interface Props {
  readonly email: string
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly onBusyChange: (isBusy: boolean) => void
  readonly onPasswordSaved: () => void
  readonly onSkip: () => void
}

/** Has no field for the current password: if the API requires it, an error explains that. */
export function NewPasswordStep({ email, headingRef, onBusyChange, onPasswordSaved, onSkip }: Props) {
  const { t } = useTranslation(['registration', 'form'])
  const { form, state, failure } = useNewPassword()
  const { register, formState } = form
  const { retryAt, isBusy } = state
  useBusyReport(isBusy, onBusyChange)
  const error = formState.errors.password?.message
  const submit = createSubmitHandler(form, ({ password }) => state.run({ password }, onPasswordSaved))
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <StepHead {...{ headingRef }} isInDialog title={t('registration:password.heading')}>
        {t('registration:password.lead')}
      </StepHead>
      <FormSummary
        lines={createErrorLines([[fieldId, error]])}
        heading={t('registration:errors.fix')}
        failure={failure}
        retryAt={retryAt}
        attempt={formState.submitCount}
        connection={t('form:connection', { returnObjects: true })}
        getTexts={time => {
          const texts = t('registration:failure', { returnObjects: true, time })
          return { ...texts, MayHaveArrived: texts.PasswordMayHaveArrived }
        }}
      />
      {/* Tells password managers to which account the password belongs. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('password', {
          required: t('registration:errors.password'),
          maxLength: createMaxLengthRule(t, textLimits.password),
        })}
        id={fieldId}
        readOnly={isBusy}
        label={t('registration:account.password')}
        help={t('registration:account.passwordHelp')}
        autoComplete="new-password"
        showText={t('registration:account.show')}
        hideText={t('registration:account.hide')}
        error={error}
      />
      <BusyButton kind="primary" large busy={isBusy} busyText={t('registration:password.busy')}>
        {t('registration:password.submit')}
      </BusyButton>
      <Button kind="quiet" aria-disabled={isBusy || undefined} onPress={() => !isBusy && onSkip()}>
        {t('registration:password.later')}
      </Button>
    </form>
  )
}

/** Keeps the password in memory only, and stores no draft. */
function useNewPassword() {
  const { t } = useTranslation(['registration'])
  const { toasts } = useOverlays()
  const isMounted = useIsMounted()
  const { changePassword } = useUseCases()
  const { logger } = useFailureTools()
  const form = useForm({ defaultValues: { password: '' }, shouldFocusError: false })
  const state = useWrite(changePassword, {
    onSuccess: () => void toasts.show({ kind: 'success', text: t('registration:password.saved') }),
    onFailure: failure => {
      logger.error('changing a password failed', { error: failure._tag })
      if (!isMounted.current)
        toasts.show({ kind: 'error', text: t('registration:password.failedAfterLeaving'), survivesNavigation: true })
      const message = failure._tag === 'FieldErrors' ? failure.fields['password']?.join(' ') : undefined
      if (message !== undefined) form.setError('password', { type: 'refused', message })
    },
  })
  return { form, state, failure: toShownFailure(state.failure) }
}

function toShownFailure<F extends TaggedError>(failure: F | FieldErrors | null) {
  if (failure === null || !isFieldErrors(failure)) return failure
  if (failure.fields['currentPassword'] !== undefined) return { _tag: 'CurrentRequired' } as const
  // The field shows this error, so that the summary disappears once the password changes.
  return failure.fields['password'] !== undefined && failure.message === '' ? null : failure
}
