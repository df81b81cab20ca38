import { createContext, use, useSyncExternalStore } from 'react'

/** Menus in a dialog render into this container, because the dialog is in the top layer. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null)

const subscribeToNothing = () => () => undefined

export function useOverlayContainer(): HTMLElement | null {
  const dialog = use(OverlayContainerContext)
  const content = useSyncExternalStore(
    subscribeToNothing,
    () => document.getElementById('content'),
    () => null,
  )
  return dialog ?? content
}
