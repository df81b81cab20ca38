import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Drafts } from '#application/shared/drafts.ts'
import type { FieldErrors } from '#domain/shared/api-errors.ts'
import { formatPhone, parsePhone } from '#domain/shared/phone.ts'
import type { User } from '#domain/user/user.ts'
import { useFailureTools } from '#ui/failure/failure-tools.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { FormNote } from '#ui/form/form-note.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { useIsMounted } from '#ui/form/use-is-mounted.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.ts'
import { useWrite } from '#ui/form/use-write.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { cacheOwnProfile } from '#ui/user/own-profile.queries.ts'
import styles from './settings.module.css'
import { FailureLine } from '#ui/form/failure.tsx'

interface Props {
  readonly user: Pick<User, 'id' | 'whatsapp'>
  readonly drafts: Drafts
}

const fieldId = 'settings-whatsapp'
const draftName = 'chat-app'

const findUnsavedNumber = (draft: unknown, savedNumber: string) =>
  typeof draft === 'string' && draft !== savedNumber ? draft : undefined

const getApiMessage = ({ fields, message }: FieldErrors) =>
  [...(fields['whatsapp'] ?? []), message].filter(Boolean).join(' ')

export function ChatAppCard({ user: { id, whatsapp }, drafts }: Props) {
  const { t } = useTranslation(['own-settings'])
  const savedNumber = formatPhone(whatsapp ?? '')
  const { form, isRestored, isUnsaved, dropDraft } = useNumberDraft(id, savedNumber, drafts)
  const { register, handleSubmit, formState } = form
  const card = useRef<HTMLElement>(null)
  const { isBusy, failure, retryAt, run, clearFailure } = useNumberWrite(form, card, dropDraft)
  const isShownByField = failure?._tag === 'FieldErrors' && getApiMessage(failure) !== ''
  const submit = handleSubmit(({ phone }) => run({ whatsapp: parsePhone(phone) ?? '' }))
  return (
    <section ref={card} className={`card ${styles['card']}`} aria-labelledby="settings-chat-app">
      <h2 id="settings-chat-app">{t('own-settings:chatApp.heading')}</h2>
      <p className="small muted">{t('own-settings:chatApp.lead')}</p>
      <RestoredNote
        isRestored={isRestored}
        isBusy={isBusy}
        onDiscard={() => {
          form.reset({ phone: savedNumber })
          dropDraft()
          clearFailure()
        }}
      />
      <div>
        <form
          className={styles['numberForm']}
          noValidate
          data-saved={!isUnsaved || undefined}
          onSubmit={event => void submit(event)}
        >
          <PhoneField
            {...register('phone', {
              validate: text => parsePhone(text) !== undefined || t('own-settings:chatApp.wrong'),
            })}
            id={fieldId}
            // Unlike an inert field, this one keeps the focus.
            readOnly={isBusy}
            label={t('own-settings:chatApp.number')}
            error={formState.errors.phone?.message}
          />
          <BusyButton kind="secondary" busy={isBusy} busyText={t('own-settings:chatApp.busy')}>
            {t('own-settings:chatApp.save')}
          </BusyButton>
        </form>
        <FailureLine
          id="settings-chat-app"
          retryAt={retryAt}
          failure={isShownByField ? null : failure}
          getTexts={time => ({
            ...t('own-settings:failure', { returnObjects: true, time }),
            failed: { text: t('own-settings:chatApp.failed') },
            MayHaveArrived: { text: t('own-settings:chatApp.mayHaveArrived') },
          })}
        />
      </div>
    </section>
  )
}

function useNumberDraft(id: number, savedNumber: string, drafts: Drafts) {
  const [restoredNumber, setRestoredNumber] = useState(() => findUnsavedNumber(drafts.read(draftName, id), savedNumber))
  const form = useForm({ defaultValues: { phone: restoredNumber ?? savedNumber } })
  const isRestored = restoredNumber !== undefined
  const draft = useDraft({
    form,
    drafts,
    name: draftName,
    userId: id,
    toDraft: ({ phone }) => (phone === savedNumber ? undefined : phone),
    isRestored,
  })
  useLeaveGuard(draft)
  const showSavedNumber = useEffectEvent(() => {
    if (!draft.isUnsaved && form.getValues('phone') !== savedNumber) form.reset({ phone: savedNumber })
  })
  useEffect(() => showSavedNumber(), [savedNumber])
  const dropDraft = () => {
    draft.drop()
    setRestoredNumber(undefined)
  }
  return { form, isRestored, isUnsaved: draft.isUnsaved, dropDraft }
}

function useNumberWrite(
  { setError }: Pick<UseFormReturn<{ phone: string }>, 'setError'>,
  card: RefObject<HTMLElement | null>,
  onSaved: () => void,
) {
  const { t } = useTranslation(['own-settings'])
  const useCases = useUseCases()
  const { toasts } = useOverlays()
  const { logger } = useFailureTools()
  const isMounted = useIsMounted()
  return useWrite(useCases.updateChatApp, {
    ignoresRetryAt: true,
    onSuccess: async () => {
      await cacheOwnProfile(useCases, null)
      onSaved()
      toasts.show({ kind: 'success', text: t('own-settings:chatApp.saved') })
    },
    onFailure: failure => {
      // Never log user input.
      logger.error('saving a WhatsApp number failed', { error: failure._tag })
      if (!isMounted.current)
        toasts.show({ kind: 'error', text: t('own-settings:chatApp.failedAfterLeaving'), survivesNavigation: true })
      const apiMessage = failure._tag === 'FieldErrors' ? getApiMessage(failure) : ''
      if (apiMessage === '') return
      const { activeElement } = document
      // The visitor may have moved the focus out of the card during the save.
      const shouldFocus = activeElement === document.body || card.current?.contains(activeElement) === true
      setError('phone', { type: 'refused', message: apiMessage }, { shouldFocus })
    },
  })
}

interface RestoredNoteProps {
  readonly isRestored: boolean
  readonly isBusy: boolean
  readonly onDiscard: () => void
}

function RestoredNote({ isRestored, isBusy, onDiscard }: RestoredNoteProps) {
  const { t } = useTranslation(['own-settings'])
  return (
    <FormNote
      text={isRestored ? t('own-settings:chatApp.restored') : undefined}
      actions={isBusy ? [] : [{ text: t('own-settings:chatApp.discard'), onPress: onDiscard }]}
    />
  )
}
