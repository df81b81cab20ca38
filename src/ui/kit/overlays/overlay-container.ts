import { createContext, use, useSyncExternalStore } from 'react'

/** The dialog around, in which a menu or a tooltip is put, so that it lies above. */
export const OverlayContainer = createContext<HTMLElement | null>(null)

const never = () => () => undefined

/** Where a menu or a tooltip is put: into the dialog that it opens from, or else to the page's own content. */
export function useOverlayContainer(): HTMLElement | null {
  const dialog = use(OverlayContainer)
  const content = useSyncExternalStore(
    never,
    () => document.getElementById('content'),
    () => null,
  )
  return dialog ?? content
}
