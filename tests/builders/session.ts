import type { SessionHint } from '../../src/application/session/session-hint'
import type { SessionWatch } from '../../src/application/session/session-watch'
import type { SessionTools } from '../../src/ui/session/session-context'

/** A session in memory: `becomes` is what the site's answers do to its cookie. */
export function aSession(first?: SessionHint) {
  let hint = first
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const changed of listeners) changed()
  }
  const watch: SessionWatch = {
    hint: () => hint,
    look: announce,
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
  const nothing = () => undefined
  const tools: SessionTools = { watch, askToSignIn: nothing, signOut: nothing, goTo: nothing, arrived: nothing }
  return { watch, tools, becomes }
}
