import type { SessionHint, SessionWatch } from '#application/session/session-hint.ts'
import type { SessionTools } from '#ui/session/session-context.tsx'

/** A session in memory: `becomes` is what the site's answers do to its cookie; one that `isLost` is gone unnoticed. */
export function aSession(first?: SessionHint) {
  let hint = first
  let last = first
  const listeners = new Set<() => void>()
  const announce = () => {
    last = hint
    for (const changed of listeners) changed()
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
  const becomes = (next?: SessionHint) => {
    hint = next
    announce()
  }
  const isLost = () => {
    hint = undefined
  }
  const nothing = () => undefined
  const signIn = () => Promise.resolve(hint === 'signed-in')
  const tools: SessionTools = {
    watch,
    askToSignIn: nothing,
    signIn,
    signOut: nothing,
    goTo: nothing,
    replaceBy: nothing,
    arrived: nothing,
  }
  return { watch, tools, becomes, isLost }
}
