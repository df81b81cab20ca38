import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'

interface Options {
  readonly draftName: string
  /** Whether the last attempt failed because the device was offline. */
  readonly isUnsent: boolean
  readonly hasDraft: () => boolean
  readonly reopen: () => void
}

/** Returns false if the draft is gone. */
type ShowOffer = () => boolean

/** Keyed by the form's name; the form that was closed last comes last. */
const offers = new Map<string, ShowOffer>()

let openFormCount = 0
export const isFormOpen = (): boolean => openFormCount > 0

/** The network came back, or an offer was accepted, while a form was open. */
let isOfferDue = false

/** Each message replaces the previous one, so only the newest offer is shown. An open form shows its own messages. */
function showLastOffer(): void {
  isOfferDue = isFormOpen()
  if (isOfferDue) return
  const newestFirst = [...offers.values()].toReversed()
  newestFirst.some(show => show())
  offers.clear()
}

function postponeOffer(name: string, showOffer: ShowOffer): void {
  offers.set(name, showOffer)
  isOfferDue = true
}

function registerOpenForm(): () => void {
  openFormCount += 1
  return () => {
    openFormCount -= 1
    if (isOfferDue && navigator.onLine) showLastOffer()
  }
}

export function useReopenOffer({ draftName, isUnsent, hasDraft, reopen }: Options): void {
  const { t } = useTranslation(['submission', 'form'])
  const { toasts } = useOverlays()
  const registerOffer = useEffectEvent((hadOffer: boolean) => {
    if (!isUnsent && !hadOffer) return
    const showOffer = () => {
      if (!hasDraft()) return false
      const run = () => (isFormOpen() ? postponeOffer(draftName, showOffer) : reopen())
      toasts.show({ kind: 'info', text: t('form:connection.unsent'), action: { text: t('submission:reopen'), run } })
      return true
    }
    offers.set(draftName, showOffer)
  })
  useEffect(() => {
    // A repeated call adds no second listener.
    addEventListener('online', showLastOffer)
    const hadOffer = offers.delete(draftName)
    const unregisterForm = registerOpenForm()
    return () => {
      // Before `unregisterForm`, which may show the last offer.
      registerOffer(hadOffer)
      unregisterForm()
    }
  }, [draftName])
}
