import type { Locale } from '#domain/shared/locale.ts'
import { createElement, type ComponentType, type ReactNode, createContext, useContext } from 'react'

interface ToastMessage {
  readonly kind: 'success' | 'info' | 'error'
  readonly text: string
  readonly otherLanguage?: { readonly lang: Locale; readonly closeText: string }
  /** Milliseconds (default 5000). Errors and messages with an action never have a time limit. */
  readonly duration?: number | 'none'
  /** By default, messages without a time limit close with their page. */
  readonly survivesNavigation?: true
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
  readonly destructive?: boolean
}

/** Resolves to true if accepted, false if rejected, undefined if closed without an answer or already open. */
type Confirm = (question: Question) => Promise<boolean | undefined>

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

export interface DialogProps<Data, Result> {
  readonly data: Data
  /** Without a result, the dialog counts as dismissed. */
  readonly close: (result?: Result) => void
}

interface PendingDialog {
  readonly id: number
  readonly content: ReactNode
  readonly close: () => void
}

export const dialogStore = createListStore<PendingDialog>()
let lastDialogId = 0

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

export function closeOverlays(): void {
  for (const question of questionStore.getItems()) question.answer()
  for (const dialog of dialogStore.getItems()) dialog.close()
}

interface Overlays {
  readonly toasts: Toasts
  readonly confirm: Confirm
  readonly openDialog: typeof openDialog
}

export const OverlaysContext = createContext<Overlays>({ toasts, confirm, openDialog })

export const useOverlays = (): Overlays => useContext(OverlaysContext)
