import { useForm } from 'react-hook-form'
import { formatPhone, parsePhone } from '../../../domain/shared/phone/phone'
import type { OwnSettingsTexts } from '../../i18n/own-settings-texts'
import { BusyButton } from '../../kit/busy-button'
import { PhoneField } from '../../kit/phone-field'
import { useOverlays } from '../../overlay/overlays'
import { useUseCases } from '../../use-cases'
import { refreshOwnProfile } from '../own-profile.queries'
import styles from './settings.module.css'
import { TroubleLine } from './trouble-line'
import { useAction } from './use-action'

interface Props {
  readonly texts: OwnSettingsTexts
  readonly whatsapp: string | null
}

const fieldId = 'settings-whatsapp'

/** The number of the chat app. What was typed stays, whatever becomes of it. */
export function ChatAppCard({ texts, whatsapp }: Props) {
  const { chatApp } = texts
  const useCases = useUseCases()
  const { toasts } = useOverlays()
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { phone: formatPhone(whatsapp ?? '') },
  })
  const { isBusy, failure, retryAt, run } = useAction(useCases.updateChatApp, () => {
    toasts.show({ kind: 'success', text: chatApp.saved })
    void refreshOwnProfile(useCases)
  })
  const said =
    failure?._tag === 'FieldErrors' ? (failure.fields['whatsapp']?.[0] ?? failure.message) || undefined : undefined
  const submit = handleSubmit(async ({ phone }) => {
    await run({ whatsapp: parsePhone(phone) ?? '' })
    setFocus('phone')
  })
  return (
    <section className={`card ${styles['card']}`} aria-labelledby="settings-chat-app">
      <h2 id="settings-chat-app">{chatApp.heading}</h2>
      <div>
        <form className={styles['number']} noValidate onSubmit={event => void submit(event)}>
          <PhoneField
            {...register('phone', { validate: text => parsePhone(text) !== undefined || chatApp.wrong })}
            id={fieldId}
            label={chatApp.number}
            error={formState.errors.phone?.message ?? said}
          />
          <BusyButton kind="secondary" busy={isBusy} busyText={chatApp.busy}>
            {chatApp.save}
          </BusyButton>
        </form>
        <TroubleLine
          id="settings-chat-app"
          {...{ texts, retryAt }}
          failure={said === undefined ? failure : null}
          failed={chatApp.failed}
        />
      </div>
    </section>
  )
}
