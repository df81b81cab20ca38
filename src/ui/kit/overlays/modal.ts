import { useLayoutEffect, type RefObject } from 'react'
import { focusNear } from '#ui/kit/focus/focus-near.ts'

/**
 * Shows a `<dialog>` modally while its component is mounted. The browser traps focus and restores it on close, except to an
 * opener that is hidden by then: a link to sign in, an item of a closed menu. `isStep`: hides the dialog below meanwhile.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isStep = false): void {
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return undefined
    const opener = document.activeElement
    shown.showModal()
    const first = shown.querySelector<HTMLElement>('[data-first-focus]') ?? shown
    first.focus()
    const covered = isStep ? openDialogs.top() : undefined
    covered?.toggleAttribute('data-covered', true)
    openDialogs.add(shown)
    return () => {
      // A hidden element can't receive the focus that closing restores.
      covered?.toggleAttribute('data-covered', false)
      openDialogs.remove(shown)
      shown.close()
      const focused = document.activeElement
      const isLost = focused === document.body || shown.contains(focused)
      if (isLost && opener instanceof HTMLElement && opener !== document.body) focusNear(opener)
    }
  }, [dialog, isStep])
}

let open: readonly HTMLDialogElement[] = []
let unlock: (() => void) | undefined
const listeners = new Set<() => void>()

const setOpenDialogs = (next: readonly HTMLDialogElement[]) => {
  open = next
  if (open.length > 0) unlock ??= lockScroll()
  else {
    unlock?.()
    unlock = undefined
  }
  for (const changed of listeners) changed()
}

/** The stack of open modal dialogs. Everything outside the top one is inert, so toasts move into it. */
export const openDialogs = {
  top: (): HTMLDialogElement | undefined => open.at(-1),
  add(dialog: HTMLDialogElement): void {
    setOpenDialogs([...open, dialog])
  },
  remove(dialog: HTMLDialogElement): void {
    setOpenDialogs(open.filter(other => other !== dialog))
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed)
    return () => listeners.delete(changed)
  },
}

/** Stops the page from scrolling behind a dialog. Padding replaces the scrollbar, so that the layout does not shift. */
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
