import { useTranslation } from 'react-i18next'
import type { EditFailure } from '#application/user/check-edit.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { useSession } from '#ui/session/session-context.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'

interface Props {
  /** What is wrong with single fields. */
  readonly lines: readonly { readonly field: string; readonly text: string }[]
  readonly failure: EditFailure | null
  readonly retryAt: number | null
  readonly attempt: number
  /** Where nobody answered, unless the form has more to say of it. */
  readonly failedText?: string
}

/** Why nothing was saved, and what to do next. */
export function EditError({ lines, failure, retryAt, attempt, failedText }: Props) {
  const { t } = useTranslation(['edit'])
  const seconds = useCountdown(retryAt)
  const { askToSignIn } = useSession()
  const message = failure?._tag === 'FieldErrors' ? failure.message : ''
  if (lines.length > 0)
    return (
      <ErrorSummary
        heading={lines.length === 1 ? t('edit:trouble.field') : t('edit:trouble.fields')}
        errors={lines}
        attempt={attempt}
      >
        {message === '' ? undefined : message}
      </ErrorSummary>
    )
  if (!failure) return null
  if (failure._tag === 'FieldErrors')
    // All its fields were changed since.
    return message === '' && Object.keys(failure.fields).length > 0 ? null : (
      <ErrorSummary heading={t('edit:trouble.refused')} attempt={attempt}>
        {message || t('edit:trouble.refusedText')}
      </ErrorSummary>
    )
  if (failure._tag === 'TooManyRequests')
    return (
      <ErrorSummary heading={t('edit:trouble.tooMany')} attempt={attempt}>
        {seconds > 0 ? t('edit:trouble.tooManyText', { time: clockText(seconds) }) : t('edit:trouble.again')}
      </ErrorSummary>
    )
  if (failure._tag === 'NotSignedIn' || failure._tag === 'SessionExpired')
    return (
      <ErrorSummary heading={t('edit:trouble.expired')} attempt={attempt}>
        <p>{t('edit:trouble.expiredText')}</p>
        <Button onPress={askToSignIn}>{t('edit:trouble.signIn')}</Button>
      </ErrorSummary>
    )
  return (
    <ErrorSummary heading={t('edit:trouble.failed')} attempt={attempt}>
      {failure._tag === 'Incomplete' ? t('edit:trouble.incomplete') : (failedText ?? t('edit:trouble.failedText'))}
    </ErrorSummary>
  )
}
