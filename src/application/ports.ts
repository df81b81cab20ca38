import type { CurrentLocale, Logger } from './shared/shared.ports.ts'
import type { Effect } from 'effect'
import type { Category, CategoryNotFound, TopCategory } from '#domain/category/category.ts'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { City, CityNotFound, Region } from '#domain/city/city.ts'
import type { ComplaintType, NewComplaint } from '#domain/complaint/complaint.ts'
import type { ProfileNotFound, Profile } from '#domain/profile/profile.ts'
import type { NotSignedIn, SessionExpired, Credentials, WrongCredentials } from '#domain/user/credentials.ts'
import type { NotificationPage, NotificationSettings, SentSettings } from '#domain/notification/notification.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Page } from '#domain/shared/pagination.ts'
import type { NewAccount, Verification, WrongCode } from '#domain/registration/registration.ts'
import type { NewReview, ReviewForbidden } from '#domain/review/new-review.ts'
import type { Review } from '#domain/review/review.ts'
import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import type { ChatAppEdit, PasswordChange, PersonalEdit, ProfileEdit } from '#domain/user/edits.ts'
import type { Placement } from '#domain/user/placement.ts'
import type { OwnProfile, User } from '#domain/user/user.ts'
import type { SessionHint } from './session/session-hint.ts'

export interface Ports {
  readonly cityGateway: CityGateway
  readonly categoryGateway: CategoryGateway
  readonly profileGateway: ProfileGateway
  readonly reviewGateway: ReviewGateway
  readonly complaintGateway: ComplaintGateway
  readonly notificationGateway: NotificationGateway
  readonly serviceRequestGateway: ServiceRequestGateway
  readonly translationGateway: TranslationGateway
  readonly userGateway: UserGateway
  readonly accountGateway: AccountGateway
  readonly registrationGateway: RegistrationGateway
  readonly session: Session
  readonly refreshToken: TokenRefresher
  readonly locale: CurrentLocale
  readonly logger: Logger
}

export type PickPorts<K extends keyof Ports> = Pick<Ports, K>

/** `E`: errors in addition to those of every account write. */
type AccountWrite<A, E = never> = Effect.Effect<
  A,
  FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable | E
>

export interface CityGateway {
  readonly findBySlug: (slug: string) => Effect.Effect<City, CityNotFound | ApiUnavailable>
  readonly listRegions: () => Effect.Effect<readonly Region[], ApiUnavailable>
}

export interface CategoryGateway {
  /** Counts cover the city, or the whole country if `cityId` is undefined. Avatars make the response large. */
  readonly listTree: (query: {
    readonly cityId?: number
    readonly withAvatars?: boolean
  }) => Effect.Effect<readonly TopCategory[], ApiUnavailable>
  readonly findBySlug: (query: {
    readonly slug: string
    readonly cityId?: number
  }) => Effect.Effect<Category, CategoryNotFound | ApiUnavailable>
}

export interface TranslationGateway {
  readonly listRegions: (locale: Locale) => Effect.Effect<readonly Region[], ApiUnavailable>
  readonly listCategories: (locale: Locale) => Effect.Effect<readonly Category[], ApiUnavailable>
}

export interface ProfileGateway {
  readonly findById: (id: number) => Effect.Effect<Profile, ProfileNotFound | ApiUnavailable>
  readonly list: (query: ProfileQuery) => Effect.Effect<Page<Profile>, ApiUnavailable>
  /** Up to `amount` profiles, each once. */
  readonly listRandom: (amount: number) => Effect.Effect<readonly Profile[], ApiUnavailable>
}

interface ReviewQuery {
  readonly profileId: number
  readonly page: number
  readonly perPage: number
}

export interface ReviewGateway {
  /** Newest first. */
  readonly listByProfile: (query: ReviewQuery) => Effect.Effect<Page<Review>, ProfileNotFound | ApiUnavailable>
  readonly write: (review: NewReview) => AccountWrite<void, ReviewForbidden | ProfileNotFound>
}

export interface ComplaintGateway {
  readonly listTypes: () => Effect.Effect<readonly ComplaintType[], ApiUnavailable>
  readonly file: (complaint: NewComplaint) => AccountWrite<void, ProfileNotFound>
}

interface NotificationQuery {
  readonly page: number
  readonly perPage: number
  readonly unreadOnly: boolean
}

export interface NotificationGateway {
  /** Newest first. */
  readonly listPage: (
    query: NotificationQuery,
  ) => Effect.Effect<NotificationPage, NotSignedIn | SessionExpired | ApiUnavailable>
  readonly markRead: (ids: readonly string[]) => AccountWrite<void>
}

export interface ServiceRequestGateway {
  readonly send: (request: ServiceRequest) => AccountWrite<void>
}

/** Only the session may store the token. */
export interface SessionGrant {
  readonly user: User
  readonly token: string
}

export interface UserGateway {
  readonly logIn: (
    credentials: Credentials,
  ) => Effect.Effect<SessionGrant, WrongCredentials | FieldErrors | TooManyRequests | ApiUnavailable>
  readonly readOwnProfile: () => Effect.Effect<OwnProfile, NotSignedIn | SessionExpired | ApiUnavailable>
}

export interface AccountGateway {
  readonly updateUser: (edit: PersonalEdit) => AccountWrite<void>
  readonly updateProfile: (edit: ProfileEdit) => AccountWrite<void>
  /** A wrong current password is a field error; it never ends the session. */
  readonly changePassword: (change: PasswordChange) => AccountWrite<void>
  readonly generateBotCode: () => AccountWrite<string>
  readonly updateChatApp: (chatApp: ChatAppEdit) => AccountWrite<void>
  /** Sets whether the user is counted in the statistics of their region. */
  readonly countRegion: (isCounted: boolean) => AccountWrite<void>
  /** Takes all settings. Returns the API's settings after the update, or the sent ones if the response has none. */
  readonly updateSettings: (settings: SentSettings) => AccountWrite<NotificationSettings>
  readonly applyForPlacement: (placement: Placement) => AccountWrite<void>
}

export interface RegistrationGateway {
  /** Returns the id of the verification email. */
  readonly requestCode: (email: string) => Effect.Effect<string, FieldErrors | TooManyRequests | ApiUnavailable>
  readonly verify: (
    verification: Verification,
  ) => Effect.Effect<SessionGrant, WrongCode | TooManyRequests | ApiUnavailable>
  readonly createAccount: (account: NewAccount) => AccountWrite<SessionGrant>
}

export interface Session {
  readonly getToken: () => string | undefined
  readonly open: (token: string, hint: Exclude<SessionHint, 'expired'>) => void
  /** Replaces a hint that the user's data contradict. Leaves an ended session unchanged. */
  readonly correctHint: (hint: Exclude<SessionHint, 'expired'>) => void
  /** `expired`: the API ended the session, so the visitor is asked to sign in again. */
  readonly close: (hint?: 'expired') => void
}

/** Resolves to undefined if there is no new token. */
export type TokenRefresher = () => Promise<string | undefined>
