import type { SessionHint, SessionWatch } from '#application/session/session-hint.ts'
import type { SessionTools } from '#ui/session/session-context.tsx'

/** An in-memory session. `setHint` notifies subscribers, as a changed cookie does; `expireSilently` does not. */
export function aSession(first?: SessionHint) {
  let hint = first
  let last = first
  const listeners = new Set<(before?: SessionHint) => void>()
  const announce = () => {
    const before = last
    last = hint
    for (const changed of listeners) changed(before)
  }
  const watch: SessionWatch = {
    hint: () => hint,
    look: () => {
      if (hint !== last) announce()
    },
    announce,
    forgetExpiry: () => undefined,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
  const setHint = (next?: SessionHint) => {
    hint = next
    announce()
  }
  const expireSilently = () => {
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
    replaceBy: doNothing,
    arrived: doNothing,
  }
  return { watch, tools, setHint, expireSilently }
}
