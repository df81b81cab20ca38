import type { FormControl } from './form-state.ts'
import { replayField } from './replay-field.ts'

/** What somebody did before the page woke, as the loader notes it. */
export interface InputBeforeHydration {
  readonly entered: Set<FormControl>
  /** The button that was pressed last. */
  clicked?: HTMLElement | undefined
}

declare global {
  var znatokInput: InputBeforeHydration | undefined
}

/** Gives it to the page, now that the page responds. */
export function replayInput(): void {
  const early = globalThis.znatokInput
  globalThis.znatokInput = undefined
  for (const field of early?.entered ?? []) replayField(field)
  if (early?.clicked?.isConnected) early.clicked.click()
}
