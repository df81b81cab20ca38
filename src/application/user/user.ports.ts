import type { Effect } from 'effect'
import type { NotificationSettings } from '#domain/notification/notification.ts'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { Credentials, WrongCredentials, NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'
import type { ChatApp, PasswordChange, PersonalData, ProfileEdit } from '#domain/user/edits.ts'
import type { Placement } from '#domain/user/placement.ts'
import type { OwnProfile, User } from '#domain/user/user.ts'

/** The API's answer to valid credentials. The token goes to the session and nowhere else. */
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

type NotChanged = FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable
type Changed<A> = Effect.Effect<A, NotChanged>

/** Changes of a signed-in user to their own data. */
export interface AccountGateway {
  readonly updateUser: (data: PersonalData) => Changed<User>
  readonly updateProfile: (edit: ProfileEdit) => Changed<void>
  /** A wrong current password is a field error; it never ends the session. */
  readonly changePassword: (change: PasswordChange) => Changed<void>
  /** A code that links the messaging bot to this account. */
  readonly generateBotCode: () => Changed<string>
  readonly updateChatApp: (chatApp: ChatApp) => Changed<void>
  /** Whether the user counts for their region on the about page. */
  readonly countRegion: (counted: boolean) => Changed<void>
  /** All of them, each time. The answer is what the API has now. */
  readonly updateSettings: (settings: NotificationSettings) => Changed<NotificationSettings>
  readonly applyForPlacement: (placement: Placement) => Changed<void>
}
