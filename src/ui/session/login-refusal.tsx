import { fillText } from '#ui/fill-text.ts'
import type { SessionTexts } from '#ui/i18n/session-texts.ts'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'

interface Props {
  readonly texts: SessionTexts
  readonly by: 'email' | 'phone'
  readonly refusal: { readonly _tag: string }
  readonly retryAt: number | null
}

/** Why signing in failed. Which half of a pair was wrong is never told. */
export function LoginRefusal({ texts, by, refusal, retryAt }: Props) {
  const seconds = useCountdown(retryAt)
  if (refusal._tag === 'WrongCredentials')
    return (
      <ErrorSummary heading={by === 'email' ? texts.wrongEmail : texts.wrongPhone} attempt={0}>
        {texts.wrongText}
      </ErrorSummary>
    )
  if (retryAt === null)
    return (
      <ErrorSummary heading={texts.failed} attempt={0}>
        {texts.failedText}
      </ErrorSummary>
    )
  return (
    <ErrorSummary heading={texts.tooMany} attempt={0}>
      {seconds > 0 ? fillText(texts.tooManyText, { time: clockText(seconds) }) : texts.again}
    </ErrorSummary>
  )
}
