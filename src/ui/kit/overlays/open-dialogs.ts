import { lockScroll } from './lock-scroll.ts'

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
