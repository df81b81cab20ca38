import { initialTransition, transition } from 'xstate'
import { acceptedText, cookieBannerMachine } from '#application/cookie-consent/cookie-banner.machine.ts'

// The build evaluates this module and bundles its values (scripts/bundles.mjs), so that no page loads XState.

export { acceptedText } from '#application/cookie-consent/cookie-banner.machine.ts'

/** The columns of the table. */
export type CookieBannerInput = 0 | 1 | 2
export type CookieBannerRow = 0 | 1 | 2
type Cells = readonly [CookieBannerRow, CookieBannerRow, CookieBannerRow]

type Event = Parameters<typeof cookieBannerMachine.transition>[1]

const [asking] = initialTransition(cookieBannerMachine, { stored: null })
const [accepted] = initialTransition(cookieBannerMachine, { stored: acceptedText })

function getRow(from: typeof asking, event: Event): CookieBannerRow {
  const [{ value }, actions] = transition(cookieBannerMachine, from, event)
  if (value === asking.value) return 0
  return actions.some(({ type }) => type === 'remember') ? 2 : 1
}

const getCells = (from: typeof asking): Cells => [
  getRow(from, { type: 'page.shown', stored: null }),
  getRow(from, { type: 'page.shown', stored: acceptedText }),
  getRow(from, { type: 'accept.pressed' }),
]

/**
 * The transitions of the machine: a row for each state, a cell for each input. A cell is the next row. Row 0: the banner asks;
 * 1: cookies are accepted; 2: likewise, and `acceptedText` has to be stored.
 */
export const cookieBannerTable: readonly [Cells, Cells, Cells] = [
  getCells(asking),
  getCells(accepted),
  getCells(accepted),
]
