import { useSessionHint } from '#ui/session/session-context.tsx'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'

/** Who is here: a user's id, null for a stranger, undefined while it is read or if it can't be. */
export function useVisitor(): { readonly id: number | null | undefined; readonly isPending: boolean } {
  const isSignedIn = useSessionHint() === 'signed-in'
  const { data, isPending } = useOwnProfile(isSignedIn)
  return isSignedIn ? { id: data?.user.id, isPending } : { id: null, isPending: false }
}
