import type { Effect } from 'effect'
import type { ApiUnavailable } from '#domain/shared/api-unavailable.ts'
import type { FieldErrors, TooManyRequests } from '#domain/shared/refusals.ts'
import type { ChatApp, PasswordChange, PersonalData, ProfileEdit } from '#domain/user/edits.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/session-errors.ts'
import type { User } from '#domain/user/user.ts'

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
