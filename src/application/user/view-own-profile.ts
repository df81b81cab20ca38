import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import { getUserHint } from '#application/session/get-user-hint.ts'

/** The hint is wrong if the response to `createAccount` was lost or the response to `signIn` had no name. */
export const viewOwnProfile =
  ({ userGateway, session }: PickPorts<'userGateway' | 'session'>) =>
  () =>
    userGateway
      .readOwnProfile()
      .pipe(Effect.tap(({ user }) => Effect.sync(() => session.correctHint(getUserHint(user)))))
