import type { Effect } from 'effect'
import type { ApiUnavailable } from '#domain/shared/api-unavailable.ts'
import type { TooManyRequests } from '#domain/shared/refusals.ts'
import type { Credentials, WrongCredentials } from '#domain/user/credentials.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/session-errors.ts'
import type { OwnProfile, User } from '#domain/user/user.ts'

/** What the API says to somebody who has proven who they are. The token goes to the session and nowhere else. */
export interface SessionGrant {
  readonly user: User
  readonly token: string
}

export interface UserGateway {
  readonly logIn: (
    credentials: Credentials,
  ) => Effect.Effect<SessionGrant, WrongCredentials | TooManyRequests | ApiUnavailable>
  readonly ownProfile: () => Effect.Effect<OwnProfile, NotSignedIn | SessionExpired | ApiUnavailable>
}
