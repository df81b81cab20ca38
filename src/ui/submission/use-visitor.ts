import { useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'

interface Visitor {
  /** A user's id; null if signed out; undefined while loading or after a failure. */
  readonly id: number | null | undefined
  /** Signed out because the session has expired. */
  readonly hasExpired: boolean
}

export function useVisitor(): Visitor {
  const hint = useSessionHint()
  const isSignedIn = hint === 'signed-in'
  const { data } = useOwnProfile(isSignedIn)
  return { id: isSignedIn ? data?.user.id : null, hasExpired: hint === 'expired' }
}
