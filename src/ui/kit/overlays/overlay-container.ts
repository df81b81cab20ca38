import { createContext, use, useSyncExternalStore } from 'react'

/** A container in the enclosing dialog. Menus render into it, because the dialog is in the top layer. */
export const OverlayContainerContext = createContext<HTMLElement | null>(null)

const subscribeToNothing = () => () => undefined

/** The container for a menu: the enclosing dialog, or the content of the page. */
export function useOverlayContainer(): HTMLElement | null {
  const dialog = use(OverlayContainerContext)
  const content = useSyncExternalStore(
    subscribeToNothing,
    () => document.getElementById('content'),
    () => null,
  )
  return dialog ?? content
}
