import { useEffect, useEffectEvent } from 'react'
import { useOverlays } from '#ui/overlay/overlays.ts'

export interface ConnectionTexts {
  readonly lost: string
  readonly back: string
  /** Replaces `back` if an attempt failed without a network. */
  readonly unsent: string
  /** The button that repeats that attempt. */
  readonly send: string
}

/**
 * Tells the visitor of an open form once that the network is gone, and once that it is back. Without texts, tells
 * nothing. `send` repeats the attempt that failed without a network; undefined if none did.
 */
export function useConnectionNotice(texts: ConnectionTexts | undefined, send: (() => void) | undefined): void {
  const { toasts } = useOverlays()
  const showOffline = useEffectEvent(() => {
    if (texts) toasts.show({ kind: 'info', text: texts.lost })
  })
  const showOnline = useEffectEvent(() => {
    if (!texts) return
    const unsentMessage = send && { text: texts.unsent, action: { text: texts.send, run: send } }
    toasts.show({ kind: 'info', text: texts.back, ...unsentMessage })
  })
  useEffect(() => {
    // Without a network, the first message could not load it.
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
