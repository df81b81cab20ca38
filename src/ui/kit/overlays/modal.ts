import { useLayoutEffect, type RefObject } from 'react'
import { focusNear } from '#ui/kit/focus/focus-near.ts'

export function useModal(dialog: RefObject<HTMLDialogElement | null>, isStep = false): void {
  useLayoutEffect(() => {
    const dialogElement = dialog.current
    if (!dialogElement) return undefined
    const opener = document.activeElement
    dialogElement.showModal()
    const focusTarget = dialogElement.querySelector<HTMLElement>('[data-first-focus]') ?? dialogElement
    focusTarget.focus()
    const coveredDialog = isStep ? dialogStack.getTop() : undefined
    coveredDialog?.toggleAttribute('data-covered', true)
    dialogStack.add(dialogElement)
    return () => {
      // Comes before `close`, because a hidden dialog can't receive the focus that `close` restores.
      coveredDialog?.toggleAttribute('data-covered', false)
      dialogStack.remove(dialogElement)
      dialogElement.close()
      const focusedElement = document.activeElement
      const isFocusLost = focusedElement === document.body || dialogElement.contains(focusedElement)
      if (isFocusLost && opener instanceof HTMLElement && opener !== document.body) focusNear(opener)
    }
  }, [dialog, isStep])
}

let openDialogs: readonly HTMLDialogElement[] = []
let unlock: (() => void) | undefined
const listeners = new Set<() => void>()

const setOpenDialogs = (newDialogs: readonly HTMLDialogElement[]) => {
  openDialogs = newDialogs
  if (openDialogs.length > 0) unlock ??= lockScroll()
  else {
    unlock?.()
    unlock = undefined
  }
  for (const notify of listeners) notify()
}

export const dialogStack = {
  getTop: (): HTMLDialogElement | undefined => openDialogs.at(-1),
  add(dialog: HTMLDialogElement): void {
    setOpenDialogs([...openDialogs, dialog])
  },
  remove(dialog: HTMLDialogElement): void {
    setOpenDialogs(openDialogs.filter(other => other !== dialog))
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const previousStyle = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd }
  const scrollbarWidth = innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollbarWidth > 0) style.paddingInlineEnd = `${scrollbarWidth}px`
  return () => {
    style.overflow = previousStyle.overflow
    style.paddingInlineEnd = previousStyle.paddingInlineEnd
  }
}
