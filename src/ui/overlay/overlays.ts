import type { Locale } from '#domain/shared/locale.ts'
import { createElement, type ComponentType, type ReactNode, createContext, useContext } from 'react'

interface ToastMessage {
  /** Screen readers announce errors assertively, and other messages politely. */
  readonly kind: 'success' | 'info' | 'error'
  readonly text: string
  /** The language of the texts if it is not the page's, and the close button's text in it. */
  readonly otherLanguage?: { readonly lang: Locale; readonly closeText: string }
  /**
   * Milliseconds (default 5000); 'none' for a message without a time limit. Errors and messages with an action never
   * have a time limit.
   */
  readonly duration?: number | 'none'
  /** Keeps the message open after a navigation. By default, messages without a time limit close with their page. */
  readonly survivesNavigation?: true
  /** Running the action closes the message. */
  readonly action?: { readonly text: string; readonly run: () => void }
}

export interface Toasts {
  /** Replaces the previous message. Returns a function that closes the message. */
  readonly show: (message: ToastMessage) => () => void
}

interface Question {
  readonly heading: string
  readonly text?: string
  readonly accept: string
  readonly reject: string
  /** Accepting can't be undone, so the button that rejects gets the focus. */
  readonly destructive?: boolean
}

/** Resolves to true if accepted, false if rejected, undefined if closed without an answer or already open. */
type Confirm = (question: Question) => Promise<boolean | undefined>

/** An observable list, oldest item first, usable inside and outside of React. */
export interface ListStore<T> {
  readonly getItems: () => readonly T[]
  readonly add: (item: T) => void
  readonly remove: (item: T) => void
  readonly subscribe: (onChange: () => void) => () => void
}

function createListStore<T>(): ListStore<T> {
  let items: readonly T[] = []
  const listeners = new Set<() => void>()
  const setItems = (newItems: readonly T[]) => {
    items = newItems
    for (const notify of listeners) notify()
  }
  return {
    getItems: () => items,
    add: item => setItems([...items, item]),
    remove: item => setItems(items.filter(other => other !== item)),
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

export interface OpenToast extends ToastMessage {
  readonly id: number
  readonly close: () => void
}

export const toastStore = createListStore<OpenToast>()
let lastToastId = 0

export const toasts: Toasts = {
  show(message) {
    lastToastId += 1
    const close = () => toastStore.remove(toast)
    const toast = { ...message, id: lastToastId, close }
    for (const previousToast of toastStore.getItems()) previousToast.close()
    toastStore.add(toast)
    return close
  },
}

export interface PendingQuestion extends Question {
  readonly answer: (isAccepted?: boolean) => void
}

export const questionStore = createListStore<PendingQuestion>()

export const confirm: Confirm = question =>
  new Promise(resolve => {
    const answer = (isAccepted?: boolean) => {
      questionStore.remove(pendingQuestion)
      resolve(isAccepted)
    }
    const pendingQuestion = { ...question, answer }
    questionStore.add(pendingQuestion)
  })

/** Props of a dialog opened by `openDialog`. The dialog renders the kit's `Dialog`. */
export interface DialogProps<Data, Result> {
  readonly data: Data
  /** Closes the dialog. Without a result, the dialog counts as dismissed. */
  readonly close: (result?: Result) => void
}

interface PendingDialog {
  readonly id: number
  readonly content: ReactNode
  readonly close: () => void
}

export const dialogStore = createListStore<PendingDialog>()
let lastDialogId = 0

/** Resolves with the result that the dialog closes with. */
export const openDialog = <Data, Result = never>(
  component: ComponentType<DialogProps<Data, Result>>,
  data: NoInfer<Data>,
): Promise<Result | undefined> =>
  new Promise(resolve => {
    const close = (result?: Result) => {
      dialogStore.remove(pendingDialog)
      resolve(result)
    }
    lastDialogId += 1
    const content = createElement(component, { data, close })
    const pendingDialog: PendingDialog = { id: lastDialogId, content, close: () => close() }
    dialogStore.add(pendingDialog)
  })

/** Dismisses every question and dialog. Called when the page changes. */
export function closeOverlays(): void {
  for (const question of questionStore.getItems()) question.answer()
  for (const dialog of dialogStore.getItems()) dialog.close()
}

interface Overlays {
  readonly toasts: Toasts
  readonly confirm: Confirm
  readonly openDialog: typeof openDialog
}

/** The context defaults to the real services; tests provide fakes. */
export const OverlaysContext = createContext<Overlays>({ toasts, confirm, openDialog })

export const useOverlays = (): Overlays => useContext(OverlaysContext)
