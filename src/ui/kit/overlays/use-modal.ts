import { useLayoutEffect, type RefObject } from 'react'
import { openDialogs } from './open-dialogs.ts'

/**
 * Opens a `<dialog>` over everything for as long as its component is there. The browser keeps the focus inside, and gives
 * it back to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return undefined
    shown.showModal()
    const first = shown.querySelector<HTMLElement>('[data-first-focus]') ?? shown
    first.focus()
    openDialogs.add(shown)
    return () => {
      openDialogs.remove(shown)
      shown.close()
    }
  }, [dialog])
}
