import type { Entered } from './carry-over'
import { giveAgain } from './give-again'

/** What somebody did before the page woke, as the loader notes it. */
export interface EarlyInput {
  readonly entered: Set<Entered>
  /** The button that was pressed last. */
  clicked?: HTMLElement | undefined
}

declare global {
  var znatokEarly: EarlyInput | undefined
}

/** Gives it to the page, now that the page responds. */
export function giveEarlyInputAgain(): void {
  const early = globalThis.znatokEarly
  globalThis.znatokEarly = undefined
  for (const field of early?.entered ?? []) giveAgain(field)
  if (early?.clicked?.isConnected) early.clicked.click()
}
