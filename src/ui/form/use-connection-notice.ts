import { useEffect, useEffectEvent, useRef } from 'react'
import { useOverlays } from '#ui/overlay/overlays.ts'

export interface ConnectionTexts {
  readonly lost: string
  readonly back: string
  /** Replaces `back` if an attempt failed without a network. */
  readonly unsent: string
  readonly send: string
}

export function useConnectionNotice(texts: ConnectionTexts | undefined, send: (() => void) | undefined): void {
  const { toasts } = useOverlays()
  const closeOffer = useRef<() => void>(undefined)
  const showOffline = useEffectEvent(() => {
    if (texts) toasts.show({ kind: 'info', text: texts.lost })
  })
  const showOnline = useEffectEvent(() => {
    if (!texts) return
    const unsentMessage = send && { text: texts.unsent, action: { text: texts.send, run: send } }
    const close = toasts.show({ kind: 'info', text: texts.back, ...unsentMessage })
    if (send) closeOffer.current = close
  })
  const isUnsent = send !== undefined
  useEffect(() => (isUnsent ? () => closeOffer.current?.() : undefined), [isUnsent])
  useEffect(() => {
    // Preloads the toasts, because their chunk can't load without a network.
    import('#ui/overlay/toast-list.tsx').catch(() => undefined)
    const handleOffline = () => showOffline()
    const handleOnline = () => showOnline()
    addEventListener('offline', handleOffline)
    addEventListener('online', handleOnline)
    return () => {
      removeEventListener('offline', handleOffline)
      removeEventListener('online', handleOnline)
    }
  }, [])
}
