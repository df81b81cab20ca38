import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'

interface Options {
  /** Whether the last attempt failed because the device was offline. */
  readonly isUnsent: boolean
  readonly hasDraft: () => boolean
  readonly reopen: () => void
}

/** Offers to open a form again, once the network is back, that the visitor closed unsent and that still has a draft. */
export function useReopenOffer({ isUnsent, hasDraft, reopen }: Options): void {
  const { t } = useTranslation(['submission', 'form'])
  const { toasts } = useOverlays()
  const awaitConnection = useEffectEvent(() => {
    if (!isUnsent) return
    const offer = () => {
      if (!hasDraft()) return
      toasts.show({
        kind: 'info',
        text: t('form:connection.unsent'),
        action: { text: t('submission:reopen'), run: reopen },
      })
    }
    addEventListener('online', offer, { once: true })
  })
  useEffect(() => () => awaitConnection(), [])
}
