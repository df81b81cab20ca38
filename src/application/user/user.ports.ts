import type { Effect } from 'effect'
import type { ApiUnavailable } from '#domain/shared/api-unavailable.ts'
import type { FieldErrors, TooManyRequests } from '#domain/shared/refusals.ts'
import type { Credentials, WrongCredentials } from '#domain/user/credentials.ts'
import type { ChatApp, PasswordChange, PersonalData, ProfileEdit } from '#domain/user/edits.ts'
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

type NotChanged = FieldErrors | NotSignedIn | TooManyRequests | ApiUnavailable
type Changed<A> = Effect.Effect<A, NotChanged | SessionExpired>

/** What whoever is signed in changes about themselves. */
export interface AccountGateway {
  readonly updateUser: (data: PersonalData) => Changed<User>
  readonly updateProfile: (edit: ProfileEdit) => Changed<void>
  /** A wrong present password is a field's error, never the end of the session. */
  readonly changePassword: (change: PasswordChange) => Effect.Effect<void, NotChanged>
  /** What tells the messaging bot whose account it is to be linked with. */
  readonly generateBotCode: () => Changed<string>
  readonly updateChatApp: (chatApp: ChatApp) => Changed<void>
  /** Whether they count for their region on the about page. */
  readonly countRegion: (counted: boolean) => Changed<void>
}
