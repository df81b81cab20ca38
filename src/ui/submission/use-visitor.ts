import { useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'

interface Visitor {
  /** A user's id, null for a stranger, undefined while it is read or if it can't be. */
  readonly id: number | null | undefined
  /** A stranger only because their session has expired. */
  readonly hasExpired: boolean
}

/** Who is here. */
export function useVisitor(): Visitor {
  const hint = useSessionHint()
  const isSignedIn = hint === 'signed-in'
  const { data } = useOwnProfile(isSignedIn)
  return { id: isSignedIn ? data?.user.id : null, hasExpired: hint === 'expired' }
}
