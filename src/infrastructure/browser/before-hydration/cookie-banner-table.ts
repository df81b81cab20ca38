import { initialTransition, transition } from 'xstate'
import { acceptedText, cookieBannerMachine } from '#application/cookie-consent/cookie-banner.machine.ts'

// The build evaluates this module and bundles its values (scripts/bundles.mjs), so the inline script omits XState.

export { acceptedText } from '#application/cookie-consent/cookie-banner.machine.ts'

/** 0: the page is shown without consent; 1: with stored consent; 2: the button is pressed. */
export type CookieBannerInput = 0 | 1 | 2
/** 0: the banner asks; 1: cookies are accepted; 2: cookies are accepted and `acceptedText` has to be stored. */
export type CookieBannerRow = 0 | 1 | 2
type Cells = readonly [CookieBannerRow, CookieBannerRow, CookieBannerRow]

type MachineEvent = Parameters<typeof cookieBannerMachine.transition>[1]

const [askingState] = initialTransition(cookieBannerMachine, { stored: null })
const [acceptedState] = initialTransition(cookieBannerMachine, { stored: acceptedText })

function getRow(state: typeof askingState, event: MachineEvent): CookieBannerRow {
  const [{ value }, actions] = transition(cookieBannerMachine, state, event)
  if (value === askingState.value) return 0
  return actions.some(({ type }) => type === 'storeConsent') ? 2 : 1
}

const getCells = (state: typeof askingState): Cells => [
  getRow(state, { type: 'page.shown', stored: null }),
  getRow(state, { type: 'page.shown', stored: acceptedText }),
  getRow(state, { type: 'accept.pressed' }),
]

/** `cookieBannerTable[row][input]` is the next row. */
export const cookieBannerTable: readonly [Cells, Cells, Cells] = [
  getCells(askingState),
  getCells(acceptedState),
  getCells(acceptedState),
]
