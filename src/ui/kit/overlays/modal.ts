import { useLayoutEffect, type RefObject } from 'react'

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

let open: readonly HTMLDialogElement[] = []
let unlock: (() => void) | undefined
const listeners = new Set<() => void>()

const set = (next: readonly HTMLDialogElement[]) => {
  open = next
  if (open.length > 0) unlock ??= lockScroll()
  else {
    unlock?.()
    unlock = undefined
  }
  for (const changed of listeners) changed()
}

/** The modal dialogs that are open, and who lies on top. What must be reached meanwhile has to be inside that one. */
export const openDialogs = {
  top: (): HTMLDialogElement | undefined => open.at(-1),
  add(dialog: HTMLDialogElement): void {
    set([...open, dialog])
  },
  remove(dialog: HTMLDialogElement): void {
    set(open.filter(other => other !== dialog))
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
}

/** The page stays where it is while a dialog is open. The place of its scroll bar stays too, so that nothing moves. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
  const bar = innerWidth - clientWidth
  style.overflow = 'hidden'
  if (bar > 0) style.paddingInlineEnd = `${bar}px`
  return () => {
    style.overflow = before.overflow
    style.paddingInlineEnd = before.paddingInlineEnd
  }
}
