import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'
import { fillText } from '#ui/fill-text.ts'
import type { OwnSettingsTexts } from '#ui/i18n/own-settings-texts.ts'
import { FieldError } from '#ui/kit/fields/field.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'

/** Why a write failed, as far as a card tells it apart. */
type Failure = FieldErrors | TooManyRequests | NotSignedIn | SessionExpired | ApiUnavailable

interface Props {
  readonly id: string
  readonly texts: OwnSettingsTexts
  readonly failure: Failure | null
  readonly retryAt: number | null
  /** Where the server said nothing itself. */
  readonly failed: string
}

/** Why nothing came of what was pressed, and when to press again. Its place is there before it is. */
export function ErrorLine({ id, texts, failure, retryAt, failed }: Props) {
  const seconds = useCountdown(retryAt)
  const text = () => {
    if (!failure) return undefined
    if (failure._tag === 'TooManyRequests')
      return seconds > 0 ? fillText(texts.tooMany, { time: clockText(seconds) }) : texts.again
    if (failure._tag === 'NotSignedIn' || failure._tag === 'SessionExpired') return texts.expired
    return failure._tag === 'FieldErrors' ? failure.message || failed : failed
  }
  return <FieldError id={id} text={text()} />
}
