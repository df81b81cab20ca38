import { createContext, use, useSyncExternalStore } from 'react'

/** The enclosing dialog, into which menus render because it is in the top layer. */
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
