import { resendAt } from '../../application/registration/stored-registration'
import { fillText } from '../fill-text'
import type { RegistrationTexts } from '../i18n/registration-texts'
import { BusyButton } from '../kit/actions/busy-button'
import { Icon } from '../kit/display/icon'
import { rotateCw } from '../kit/display/icons'
import { clockText, useCountdown } from '../session/use-countdown'
import type { StepProps } from './step'
import styles from './wizard.module.css'

interface Props extends Pick<StepProps, 'snapshot' | 'send'> {
  readonly texts: RegistrationTexts['code']
}

/** Another letter to the same address, after a while. */
export function Resend({ texts, snapshot, send }: Props) {
  const { sentAt, retryAt } = snapshot.context
  const seconds = useCountdown(Math.max(resendAt(sentAt) ?? 0, retryAt ?? 0))
  if (seconds > 0)
    return <span className={styles['countdown']}>{fillText(texts.resendIn, { time: clockText(seconds) })}</span>
  return (
    <BusyButton
      kind="quiet"
      flush
      busy={snapshot.matches('resending')}
      busyText={texts.resending}
      onPress={() => send({ type: 'resend.requested' })}
    >
      <Icon path={rotateCw} />
      {texts.resend}
    </BusyButton>
  )
}
