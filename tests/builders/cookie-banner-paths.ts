import { createActor } from 'xstate'
import { getSimplePaths } from 'xstate/graph'
import { acceptedText, cookieBannerMachine } from '#application/cookie-consent/cookie-banner.machine.ts'

type StoredText = string | null
interface Step {
  readonly event: { readonly type: 'page.shown'; readonly stored: StoredText } | { readonly type: 'accept.pressed' }
  readonly isAsking: boolean
  readonly stored: StoredText
}

export interface CookieBannerPath {
  readonly title: string
  /** The text that the device stores when the page loads. */
  readonly input: StoredText
  readonly isAsking: boolean
  readonly steps: readonly Step[]
}

/** Every simple path of the machine from each stored text, followed by each event. */
export function listCookieBannerPaths(texts: readonly StoredText[]): readonly CookieBannerPath[] {
  const events = [
    ...texts.map(stored => ({ type: 'page.shown', stored }) as const),
    { type: 'accept.pressed' } as const,
  ]
  return texts.flatMap(stored =>
    getSimplePaths(cookieBannerMachine.provide({ actions: { storeConsent: () => undefined } }), {
      events,
      input: { stored },
      serializeState: ({ value, context }) => `${value} ${context.stored}`,
    }).flatMap(({ steps }) => {
      // The first event starts the machine.
      const eventsBefore = steps.slice(1).flatMap(step => events.filter(event => event === step.event))
      return events.map(lastEvent => runPath(stored, [...eventsBefore, lastEvent]))
    }),
  )
}

function runPath(input: StoredText, events: readonly Step['event'][]): CookieBannerPath {
  let stored = input
  const machine = cookieBannerMachine.provide({ actions: { storeConsent: () => (stored = acceptedText) } })
  const actor = createActor(machine, { input: { stored } }).start()
  const isAsking = () => actor.getSnapshot().value === 'asking'
  const names = events.map(event => (event.type === 'page.shown' ? `shown with ${event.stored}` : 'pressed'))
  return {
    title: [`loaded with ${input}`, ...names].join(', '),
    input,
    isAsking: isAsking(),
    steps: events.map(event => {
      if (event.type === 'page.shown') ({ stored } = event)
      actor.send(event)
      return { event, isAsking: isAsking(), stored }
    }),
  }
}
