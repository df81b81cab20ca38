'use client'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AccountPurpose } from '#domain/registration/registration.ts'
import type { SessionHint, SessionWatch } from '#application/session/session-hint.ts'

export interface SignInRequest {
  /** Purpose of an account created to send this form. The registration does not ask for it. */
  readonly purpose: AccountPurpose
  /** Tells signed-out visitors that the form is sent after the sign-in. */
  readonly note: string
  /** Whether a verified email is enough to send the form. */
  readonly mayFinishLater?: boolean
}

export interface SessionTools {
  readonly watch: SessionWatch
  readonly askToSignIn: () => void
  /** Opens the dialog unless the visitor is signed in. Resolves to whether to send the form. */
  readonly signIn: (request: SignInRequest) => Promise<boolean>
  readonly signOut: () => void
  readonly goTo: (path: string) => void
  readonly replacePage: (path: string) => void
  /** Also called when a new build is detected. `shownAt` is Unix time in milliseconds, by default now. */
  readonly onPageShown: (shownAt?: number) => void
}

export const SessionToolsContext = createContext<SessionTools | undefined>(undefined)

export function useSession(): SessionTools {
  const tools = useContext(SessionToolsContext)
  if (!tools) throw new Error('Missing SessionToolsContext')
  return tools
}

export function useSessionHint(): SessionHint | undefined {
  const { watch } = useSession()
  return useSyncExternalStore(watch.subscribe, watch.getHint, () => undefined)
}
