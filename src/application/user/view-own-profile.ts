import { Effect } from 'effect'
import { isRegistered } from '#domain/user/user.ts'
import type { PickPorts } from '#application/ports.ts'

/** Finishes a registration whose account exists: the response that created it may have been lost. */
export const viewOwnProfile =
  ({ userGateway, session }: PickPorts<'userGateway' | 'session'>) =>
  () =>
    userGateway.readOwnProfile().pipe(
      Effect.tap(({ user }) =>
        Effect.sync(() => {
          if (isRegistered(user)) session.finishRegistration()
        }),
      ),
    )
