import { assign, setup } from 'xstate'
import { typed } from '#application/typed.ts'

/** What the device stores once cookies are accepted. Any other text asks again. */
export const acceptedText = 'true'

interface Stored {
  /** What the device has stored; null if nothing, or if storage is forbidden. */
  readonly stored: string | null
}

type CookieBannerEvent =
  /** Parsed, or restored from the back/forward cache: another page may have accepted meanwhile. */
  { readonly type: 'page.shown'; readonly stored: string | null } | { readonly type: 'accept.pressed' }

/** The cookie banner of one document. The inline script follows its transition table (`cookie-banner-table.ts`). */
export const cookieBannerMachine = setup({
  types: {
    context: typed<Stored>({ stored: null }),
    events: typed<CookieBannerEvent>({ type: 'accept.pressed' }),
    input: typed<Stored>({ stored: null }),
  },
  guards: {
    isAccepted: ({ context }) => context.stored === acceptedText,
  },
  actions: {
    read: assign(({ context, event }) => (event.type === 'page.shown' ? { stored: event.stored } : context)),
    /** Stores `acceptedText`. */
    remember: () => {
      throw new Error('No action: storing the consent')
    },
  },
}).createMachine({
  id: 'cookie-banner',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      always: { guard: 'isAccepted', target: 'accepted' },
      on: {
        'page.shown': { actions: 'read' },
        'accept.pressed': { target: 'accepted', actions: 'remember' },
      },
    },
    /** Until the document ends, even if nothing could be stored. */
    accepted: {},
  },
})
