import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import { getUserHint } from '#application/session/get-user-hint.ts'

/** The hint may be wrong: the response that created the account was lost, or the API omits the user's name. */
export const viewOwnProfile =
  ({ userGateway, session }: PickPorts<'userGateway' | 'session'>) =>
  () =>
    userGateway
      .readOwnProfile()
      .pipe(Effect.tap(({ user }) => Effect.sync(() => session.correctHint(getUserHint(user)))))
