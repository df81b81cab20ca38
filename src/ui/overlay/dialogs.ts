import { createElement, type ComponentType, type ReactNode } from 'react'
import { listStore } from './list-store.ts'

/** What a dialog that is opened from code is given. It shows itself in the kit's `Dialog`. */
export interface DialogProps<Data, Result> {
  readonly data: Data
  /** Ends it; without a result when it was only closed. */
  readonly close: (result?: Result) => void
}

interface OpenDialog {
  readonly id: number
  readonly content: ReactNode
  readonly close: () => void
}

export const dialogStore = listStore<OpenDialog>()
let last = 0

/** Opens a component over everything that is open; resolves with what it was closed with. */
export const openDialog = <Data, Result = never>(
  component: ComponentType<DialogProps<Data, Result>>,
  data: Data,
): Promise<Result | undefined> =>
  new Promise(resolve => {
    const close = (result?: Result) => {
      dialogStore.remove(opened)
      resolve(result)
    }
    last += 1
    const content = createElement(component, { data, close })
    const opened: OpenDialog = { id: last, content, close: () => close() }
    dialogStore.add(opened)
  })
