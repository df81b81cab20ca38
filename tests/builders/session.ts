import type { SessionHint, SessionWatch } from '#application/session/session-hint.ts'
import type { SessionTools } from '#ui/session/session-context.tsx'

/** `setHint` notifies subscribers. `endSilently` does not: the next `check` notices the change and notifies them. */
export function aSession(initialHint?: SessionHint) {
  let hint = initialHint
  let announcedHint = initialHint
  const listeners = new Set<(previousHint?: SessionHint) => void>()
  const announce = () => {
    const previousHint = announcedHint
    announcedHint = hint
    for (const onChange of listeners) onChange(previousHint)
  }
  const watch: SessionWatch = {
    getHint: () => hint,
    check: () => {
      if (hint !== announcedHint) announce()
    },
    announce,
    forgetExpiry: () => undefined,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
  const setHint = (nextHint?: SessionHint) => {
    hint = nextHint
    announce()
  }
  const endSilently = () => {
    hint = undefined
  }
  const doNothing = () => undefined
  const signIn = () => Promise.resolve(hint === 'signed-in')
  const tools: SessionTools = {
    watch,
    askToSignIn: doNothing,
    signIn,
    signOut: doNothing,
    goTo: doNothing,
    replacePage: doNothing,
    onPageShown: doNothing,
  }
  return { watch, tools, setHint, endSilently }
}
