import { useState } from 'react'
import type { OwnSettingsTexts } from '#ui/i18n/own-settings-texts.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { useCountdown } from '#ui/session/use-countdown.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { BotCode } from './bot-code.tsx'
import styles from './settings.module.css'
import { ErrorLine } from './error-line.tsx'
import { useAction } from './use-action.ts'

interface Props {
  readonly texts: OwnSettingsTexts
  readonly isLinked: boolean
  readonly bot: string | undefined
}

/** Links the account with the messaging bot: by a code that is sent to it. */
export function TelegramCard({ texts, isLinked, bot }: Props) {
  const { telegram } = texts
  return (
    <section className={`card ${styles['card']}`} aria-labelledby="settings-telegram">
      <h2 id="settings-telegram">{telegram.heading}</h2>
      {isLinked ? <p className="second">{telegram.linked}</p> : <Linking texts={texts} bot={bot} />}
    </section>
  )
}

function Linking({ texts, bot }: Omit<Props, 'isLinked'>) {
  const { telegram } = texts
  const [code, setCode] = useState<string>()
  const { generateBotCode } = useUseCases()
  const { isBusy, failure, retryAt, run } = useAction(generateBotCode, setCode)
  const mayPress = useCountdown(retryAt) === 0
  const lead = code === undefined ? telegram.lead : bot === undefined ? telegram.send : telegram.open
  return (
    <>
      <p className="small second">{lead}</p>
      {code !== undefined && <BotCode key={code} texts={telegram} code={code} bot={bot} />}
      <div>
        {mayPress && (
          <BusyButton
            kind={code === undefined ? 'secondary' : 'quiet'}
            flush={code !== undefined}
            busy={isBusy}
            busyText={telegram.busy}
            onPress={() => void run()}
          >
            {code === undefined ? telegram.get : telegram.another}
          </BusyButton>
        )}
        <ErrorLine id="settings-telegram" {...{ texts, failure, retryAt }} failed={telegram.failed} />
      </div>
    </>
  )
}
