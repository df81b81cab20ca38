import { setup } from 'xstate'

// Told by an example: the machine takes its type only.
const events: { readonly type: 'cookies.accept' } = { type: 'cookies.accept' }

/** Shown until it is accepted, now or at an earlier visit. What is stored, and where, is provided by who runs it. */
export const cookieBanner = setup({
  types: { events },
  guards: {
    isAccepted: (): boolean => {
      throw new Error('No guard: whether cookies are accepted')
    },
  },
  actions: {
    accept: () => {
      throw new Error('No action: accepting cookies')
    },
  },
}).createMachine({
  id: 'cookie-banner',
  initial: 'unknown',
  states: {
    unknown: { always: [{ guard: 'isAccepted', target: 'hidden' }, { target: 'shown' }] },
    shown: { on: { 'cookies.accept': { target: 'hidden', actions: 'accept' } } },
    hidden: { type: 'final' },
  },
})
