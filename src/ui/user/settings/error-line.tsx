import { fillText } from '../../fill-text'
import type { OwnSettingsTexts } from '../../i18n/own-settings-texts'
import { FieldError } from '../../kit/fields/field-error'
import { clockText, useCountdown } from '../../session/use-countdown'
import type { ActionFailure } from './use-action'

interface Props {
  readonly id: string
  readonly texts: OwnSettingsTexts
  readonly failure: ActionFailure | null
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
