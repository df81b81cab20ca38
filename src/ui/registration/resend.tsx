import { resendAt } from '#application/registration/stored-registration.ts'
import { fillText } from '#ui/fill-text.ts'
import type { RegistrationTexts } from '#ui/i18n/registration-texts.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/icons.ts'
import { clockText, useCountdown } from '#ui/session/use-countdown.ts'
import type { StepProps } from './step.ts'
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
