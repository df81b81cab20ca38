import { useState } from 'react'
import { maySend, type SessionHint } from '#application/session/session-hint.ts'
import { useSessionHint, type SignInRequest } from '#ui/session/session-context.tsx'
import { useHasAccount } from '#ui/session/use-has-account.ts'
import { retryOptions } from '#ui/query-client.ts'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'

interface Visitor {
  /** The user's id; null if signed out or before the account is created; undefined while loading or after a failure. */
  readonly id: number | null | undefined
  /** Signed out because the session has expired, even if the visitor declined to sign in again. */
  readonly hasSessionExpired: boolean
}

export function useVisitor(): Visitor {
  const hint = useSessionHint()
  const hasAccount = useHasAccount(hint)
  const { data } = useOwnProfile(hasAccount, retryOptions)
  return { id: hasAccount ? data?.user.id : null, hasSessionExpired: useHasSessionExpired(hint) }
}

/** Remembers the expiry, because declining the sign-in clears the hint as a sign-out does. */
function useHasSessionExpired(hint: SessionHint | undefined): boolean {
  const [hasExpired, setHasExpired] = useState(hint === 'expired')
  const isExpired = hint === 'expired' || (hint === undefined && hasExpired)
  if (isExpired !== hasExpired) setHasExpired(isExpired)
  return isExpired
}

export type MissingStep = 'signIn' | 'account'

export function useMissingStep(request: SignInRequest): MissingStep | null {
  const hint = useSessionHint()
  if (maySend(hint, request)) return null
  return hint === 'registering' ? 'account' : 'signIn'
}
