import type { RegistrationFailure } from '#application/registration/registration-context.ts'
import { fillText } from '#ui/fill-text.ts'
import type { RegistrationTexts } from '#ui/i18n/registration-texts.ts'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { clockText, useCountdown } from '#ui/session/use-countdown.ts'

interface Props {
  readonly texts: RegistrationTexts['errors']
  readonly failure: RegistrationFailure
  readonly retryAt: number | null
}

/** Why nothing came of what was sent, where no single field is to blame. */
export function StepError({ texts, failure, retryAt }: Props) {
  const seconds = useCountdown(retryAt)
  if (failure._tag === 'TooManyRequests')
    return (
      <ErrorSummary heading={texts.tooMany} attempt={0}>
        {seconds > 0 ? fillText(texts.tooManyText, { time: clockText(seconds) }) : texts.again}
      </ErrorSummary>
    )
  if (failure._tag === 'NotSignedIn')
    return (
      <ErrorSummary heading={texts.unverified} attempt={0}>
        {texts.unverifiedText}
      </ErrorSummary>
    )
  const said = failure._tag === 'FieldErrors' ? failure.message : ''
  return (
    <ErrorSummary heading={said === '' ? texts.failed : texts.refused} attempt={0}>
      {said === '' ? texts.failedText : said}
    </ErrorSummary>
  )
}
