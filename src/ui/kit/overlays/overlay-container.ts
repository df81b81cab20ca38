import { createContext, use, useSyncExternalStore } from 'react'

/** The enclosing dialog: a menu renders into it, and so lies above it. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

const subscribeToNothing = () => () => undefined

/** Where a menu renders: the dialog that it opens from, or else the content of the page. */
export function useOverlayContainer(): HTMLElement | null {
  const dialog = use(OverlayContainer)
  const content = useSyncExternalStore(
    subscribeToNothing,
    () => document.getElementById('content'),
    () => null,
  )
  return dialog ?? content
}
