import { useTranslation } from 'react-i18next'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'
import { FieldError } from '#ui/kit/fields/field.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'

/** Why a write failed, as far as a card tells it apart. */
type Failure = FieldErrors | TooManyRequests | NotSignedIn | SessionExpired | ApiUnavailable

interface Props {
  readonly id: string
  readonly failure: Failure | null
  readonly retryAt: number | null
  /** Where the server said nothing itself. */
  readonly failed: string
}

/** Why nothing came of what was pressed, and when to press again. Its place is there before it is. */
export function ErrorLine({ id, failure, retryAt, failed }: Props) {
  const { t } = useTranslation(['own-settings'])
  const seconds = useCountdown(retryAt)
  const text = () => {
    if (!failure) return undefined
    if (failure._tag === 'TooManyRequests')
      return seconds > 0 ? t('own-settings:tooMany', { time: clockText(seconds) }) : t('own-settings:again')
    if (failure._tag === 'NotSignedIn' || failure._tag === 'SessionExpired') return t('own-settings:expired')
    return failure._tag === 'FieldErrors' ? failure.message || failed : failed
  }
  return <FieldError id={id} text={text()} />
}
