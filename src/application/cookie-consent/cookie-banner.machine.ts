import { assign, setup } from 'xstate'
import { declareType } from '#application/declare-type.ts'
import { throwMissing } from '#application/throw-missing.ts'

export const acceptedText = 'true'

interface StoredConsent {
  /** Null if there is none, or if storage is forbidden. */
  readonly stored: string | null
}

type CookieBannerEvent =
  /** The page was parsed or restored from the back/forward cache, or another tab has written to the storage. */
  { readonly type: 'page.shown'; readonly stored: string | null } | { readonly type: 'accept.pressed' }

/** The inline script follows the transition table of this machine (`cookie-banner-table.ts`). */
export const cookieBannerMachine = setup({
  types: {
    context: declareType<StoredConsent>(),
    events: declareType<CookieBannerEvent>(),
    input: declareType<StoredConsent>(),
  },
  guards: {
    isAccepted: ({ context }) => context.stored === acceptedText,
  },
  actions: {
    updateStored: assign(({ context, event }) => (event.type === 'page.shown' ? { stored: event.stored } : context)),
    storeConsent: throwMissing('action: storing the consent'),
  },
}).createMachine({
  id: 'cookie-banner',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      always: { guard: 'isAccepted', target: 'accepted' },
      on: {
        'page.shown': { actions: 'updateStored' },
        'accept.pressed': { target: 'accepted', actions: 'storeConsent' },
      },
    },
    /** Lasts as long as the document, even if nothing could be stored. */
    accepted: {},
  },
})
