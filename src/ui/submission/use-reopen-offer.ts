import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'

interface Options {
  /** Key of the form's draft. */
  readonly name: string
  /** Whether the last attempt failed because the device was offline. */
  readonly isUnsent: boolean
  readonly hasDraft: () => boolean
  readonly reopen: () => void
}

/** Returns false if the draft is gone. */
type ShowOffer = () => boolean

/** Keyed by the form's name; the form that was closed last comes last. */
const offers = new Map<string, ShowOffer>()

/** Shows one offer, because a second message would replace the first one. */
function showLastOffer(): void {
  const newestFirst = [...offers.values()].toReversed()
  newestFirst.some(show => show())
  offers.clear()
}

/** Once the network is back, offers to reopen the unsent form that was closed last, if its draft still exists. */
export function useReopenOffer({ name, isUnsent, hasDraft, reopen }: Options): void {
  const { t } = useTranslation(['submission', 'form'])
  const { toasts } = useOverlays()
  const awaitConnection = useEffectEvent((hadOffer: boolean) => {
    if (!isUnsent && !hadOffer) return
    offers.set(name, () => {
      if (!hasDraft()) return false
      toasts.show({
        kind: 'info',
        text: t('form:connection.unsent'),
        action: { text: t('submission:reopen'), run: reopen },
      })
      return true
    })
    addEventListener('online', showLastOffer, { once: true })
  })
  useEffect(() => {
    const hadOffer = offers.delete(name)
    return () => awaitConnection(hadOffer)
  }, [name])
}
