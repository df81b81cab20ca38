import { createElement, type ComponentType, type ReactNode, createContext, useContext } from 'react'

interface ToastMessage {
  /** Screen readers announce errors assertively, the others politely. */
  readonly kind: 'success' | 'info' | 'error'
  readonly text: string
  /** Milliseconds (default 5000); 'none' stays until closed, as errors and messages with an action do. */
  readonly life?: number | 'none'
  /** Keeps the message open after the next navigation. By default, errors and messages with an action close with their page. */
  readonly survivesNavigation?: true
  /** Running it closes the message. */
  readonly action?: { readonly text: string; readonly run: () => void }
}

export interface Toasts {
  /** Replaces the message before. Returns a function that closes the message. */
  readonly show: (message: ToastMessage) => () => void
}

interface Question {
  readonly heading: string
  readonly text?: string
  readonly accept: string
  readonly reject: string
  /** Cannot be undone: focus starts on the safe answer. */
  readonly destructive?: boolean
}

/** True: accepted, false: rejected, undefined: closed without an answer. */
type Confirm = (question: Question) => Promise<boolean | undefined>

/** An observable list, oldest item first, usable inside React and outside. */
export interface ListStore<T> {
  readonly items: () => readonly T[]
  readonly add: (item: T) => void
  readonly remove: (item: T) => void
  readonly subscribe: (changed: () => void) => () => void
}

function createListStore<T>(): ListStore<T> {
  let items: readonly T[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly T[]) => {
    items = next
    for (const changed of listeners) changed()
  }
  return {
    items: () => items,
    add: item => set([...items, item]),
    remove: item => set(items.filter(other => other !== item)),
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  readonly close: () => void
}

export const toastStore = createListStore<ShownToast>()
let lastToast = 0

export const toasts: Toasts = {
  show(message) {
    lastToast += 1
    const close = () => toastStore.remove(toast)
    const toast = { ...message, id: lastToast, close }
    for (const shown of toastStore.items()) shown.close()
    toastStore.add(toast)
    return close
  },
}

export interface PendingQuestion extends Question {
  readonly answer: (accepted?: boolean) => void
}

export const questionStore = createListStore<PendingQuestion>()

export const confirm: Confirm = question =>
  new Promise(resolve => {
    const answer = (accepted?: boolean) => {
      questionStore.remove(asked)
      resolve(accepted)
    }
    const asked = { ...question, answer }
    questionStore.add(asked)
  })

/** Props of a dialog opened by `openDialog`. It renders the kit's `Dialog`. */
export interface DialogProps<Data, Result> {
  readonly data: Data
  /** Closes it, without a result when dismissed. */
  readonly close: (result?: Result) => void
}

interface OpenDialog {
  readonly id: number
  readonly content: ReactNode
  readonly close: () => void
}

export const dialogStore = createListStore<OpenDialog>()
let lastDialog = 0

/** Resolves with the result that the dialog closes with. */
export const openDialog = <Data, Result = never>(
  component: ComponentType<DialogProps<Data, Result>>,
  data: Data,
): Promise<Result | undefined> =>
  new Promise(resolve => {
    const close = (result?: Result) => {
      dialogStore.remove(opened)
      resolve(result)
    }
    lastDialog += 1
    const content = createElement(component, { data, close })
    const opened: OpenDialog = { id: lastDialog, content, close: () => close() }
    dialogStore.add(opened)
  })

/** Dismisses every question and dialog when the page changes. */
export function closeOverlays(): void {
  for (const question of questionStore.items()) question.answer()
  for (const dialog of dialogStore.items()) dialog.close()
}

interface Overlays {
  readonly toasts: Toasts
  readonly confirm: Confirm
  readonly openDialog: typeof openDialog
}

/** Defaults to the real services; tests provide fakes. */
export const OverlaysContext = createContext<Overlays>({ toasts, confirm, openDialog })

export const useOverlays = (): Overlays => useContext(OverlaysContext)
