import { Effect } from 'effect'
import type { Needs } from '#application/ports.ts'

/** Ends the session on this site; the API has no call for that. */
export const signOut =
  ({ session }: Needs<'session'>) =>
  () =>
    Effect.sync(() => session.close())
