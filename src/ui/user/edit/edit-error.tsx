import type { EditFailure } from '#application/user/check-edit.ts'
import { fillText } from '#ui/fill-text.ts'
import type { EditTexts } from '#ui/i18n/edit-texts.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { useSession } from '#ui/session/session-context.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'

interface Props {
  readonly texts: EditTexts
  /** What is wrong with single fields. */
  readonly lines: readonly { readonly field: string; readonly text: string }[]
  readonly failure: EditFailure | null
  readonly retryAt: number | null
  readonly attempt: number
}

/** Why nothing was saved, and what to do next. */
export function EditError({ texts: { trouble }, lines, failure, retryAt, attempt }: Props) {
  const seconds = useCountdown(retryAt)
  const { askToSignIn } = useSession()
  const message = failure?._tag === 'FieldErrors' ? failure.message : ''
  if (lines.length > 0)
    return (
      <ErrorSummary heading={lines.length === 1 ? trouble.field : trouble.fields} errors={lines} attempt={attempt}>
        {message === '' ? undefined : message}
      </ErrorSummary>
    )
  if (!failure) return null
  if (failure._tag === 'FieldErrors')
    // All its fields were changed since.
    return message === '' && Object.keys(failure.fields).length > 0 ? null : (
      <ErrorSummary heading={trouble.refused} attempt={attempt}>
        {message || trouble.refusedText}
      </ErrorSummary>
    )
  if (failure._tag === 'TooManyRequests')
    return (
      <ErrorSummary heading={trouble.tooMany} attempt={attempt}>
        {seconds > 0 ? fillText(trouble.tooManyText, { time: clockText(seconds) }) : trouble.again}
      </ErrorSummary>
    )
  if (failure._tag === 'NotSignedIn' || failure._tag === 'SessionExpired')
    return (
      <ErrorSummary heading={trouble.expired} attempt={attempt}>
        <p>{trouble.expiredText}</p>
        <Button onPress={askToSignIn}>{trouble.signIn}</Button>
      </ErrorSummary>
    )
  return (
    <ErrorSummary heading={trouble.failed} attempt={attempt}>
      {failure._tag === 'Incomplete' ? trouble.incomplete : trouble.failedText}
    </ErrorSummary>
  )
}
