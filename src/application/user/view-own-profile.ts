import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import { getUserHint } from '#application/session/get-user-hint.ts'

/**
 * Corrects the session hint, which is wrong if the response to the creation of the account was lost, or if the response
 * to the sign-in had no name.
 */
export const viewOwnProfile =
  ({ userGateway, session }: PickPorts<'userGateway' | 'session'>) =>
  () =>
    userGateway
      .readOwnProfile()
      .pipe(Effect.tap(({ user }) => Effect.sync(() => session.correctHint(getUserHint(user)))))
