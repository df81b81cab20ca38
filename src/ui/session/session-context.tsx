'use client'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { SessionHint, SessionWatch } from '#application/session/session-hint.ts'

/** What components can do with the visitor's session. */
export interface SessionTools {
  readonly watch: SessionWatch
  /** Opens the sign-in dialog in place. */
  readonly askToSignIn: () => void
  /** Opens it where nobody is signed in, and waits; resolves to whether somebody is then. */
  readonly signIn: () => Promise<boolean>
  readonly signOut: () => void
  /** Navigates within the site. */
  readonly goTo: (path: string) => void
  /** Does so in place of the current history entry. */
  readonly replaceBy: (path: string) => void
  /** A page was shown, by a load or a soft navigation. */
  readonly arrived: () => void
}

const Context = createContext<SessionTools | undefined>(undefined)

export function SessionProvider({ tools, children }: { readonly tools: SessionTools; readonly children: ReactNode }) {
  return <Context value={tools}>{children}</Context>
}

export function useSession(): SessionTools {
  const tools = useContext(Context)
  if (!tools) throw new Error('No provider')
  return tools
}

/** Pages are rendered without a visitor: the hint exists in the browser only. */
export function useSessionHint(): SessionHint | undefined {
  const { watch } = useSession()
  return useSyncExternalStore(watch.subscribe, watch.hint, () => undefined)
}
