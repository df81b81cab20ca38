'use client'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { SessionHint } from '#application/session/session-hint.ts'
import type { SessionWatch } from '#application/session/session-watch.ts'

/** What the parts of a page do with the visitor's session. */
export interface SessionTools {
  readonly watch: SessionWatch
  /** Opens the login on the spot. */
  readonly askToSignIn: () => void
  readonly signOut: () => void
  /** Shows another page of this site. */
  readonly goTo: (path: string) => void
  /** Another page is there, by a load or without one. */
  readonly arrived: () => void
}

const Context = createContext<SessionTools | undefined>(undefined)

export function SessionProvider({ tools, children }: { readonly tools: SessionTools; readonly children: ReactNode }) {
  return <Context value={tools}>{children}</Context>
}

export function useSession(): SessionTools {
  const tools = useContext(Context)
  if (!tools) throw new Error('No session here: SessionProvider is missing above')
  return tools
}

/** Pages are made for nobody: the hint is known in the browser alone. */
export function useSessionHint(): SessionHint | undefined {
  const { watch } = useSession()
  return useSyncExternalStore(watch.subscribe, watch.hint, () => undefined)
}
