import type { CurrentLocale, Logger } from './shared/shared.ports.ts'
import type { Effect } from 'effect'
import type { Category, CategoryNotFound, TopCategory } from '#domain/category/category.ts'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { City, CityNotFound, Region } from '#domain/city/city.ts'
import type { ComplaintType, NewComplaint } from '#domain/complaint/complaint.ts'
import type { ProfileNotFound, Profile } from '#domain/profile/profile.ts'
import type { NotSignedIn, SessionExpired, Credentials, WrongCredentials } from '#domain/user/credentials.ts'
import type { NotificationPage, NotificationSettings } from '#domain/notification/notification.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Page } from '#domain/shared/pagination.ts'
import type { NewAccount, Verification, WrongCode } from '#domain/registration/registration.ts'
import type { AlreadyReviewed, NewReview, ReviewForbidden } from '#domain/review/new-review.ts'
import type { Review } from '#domain/review/review.ts'
import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import type { ChatApp, PasswordChange, PersonalEdit, ProfileEdit } from '#domain/user/edits.ts'
import type { Placement } from '#domain/user/placement.ts'
import type { OwnProfile, User } from '#domain/user/user.ts'
import type { SessionHint } from './session/session-hint.ts'

/** Everything that the product needs from outside. */
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

/** The ports of one use-case. */
export type Needs<K extends keyof Ports> = Pick<Ports, K>

export interface CityGateway {
  readonly bySlug: (slug: string) => Effect.Effect<City, CityNotFound | ApiUnavailable>
  readonly regions: () => Effect.Effect<readonly Region[], ApiUnavailable>
}

export interface CategoryGateway {
  /** The tree; counts are the city's, or the whole country's without one. Faces make the answer heavy. */
  readonly tree: (where: {
    readonly cityId?: number
    readonly withAvatars?: boolean
  }) => Effect.Effect<readonly TopCategory[], ApiUnavailable>
  readonly bySlug: (asked: {
    readonly slug: string
    readonly cityId?: number
  }) => Effect.Effect<Category, CategoryNotFound | ApiUnavailable>
}

/** Names of cities and categories in a given language, to understand a search in any of them. */
export interface TranslationGateway {
  readonly regions: (locale: Locale) => Effect.Effect<readonly Region[], ApiUnavailable>
  readonly categories: (locale: Locale) => Effect.Effect<readonly Category[], ApiUnavailable>
}

export interface ProfileGateway {
  readonly byId: (id: number) => Effect.Effect<Profile, ProfileNotFound | ApiUnavailable>
  readonly list: (query: ProfileQuery) => Effect.Effect<Page<Profile>, ApiUnavailable>
  /** Up to `amount` of them: entries of the answer without a profile are left out. */
  readonly random: (amount: number) => Effect.Effect<readonly Profile[], ApiUnavailable>
}

interface ReviewQuery {
  readonly profileId: number
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

export interface ReviewGateway {
  /** The newest first. */
  readonly ofProfile: (query: ReviewQuery) => Effect.Effect<Page<Review>, ProfileNotFound | ApiUnavailable>
  readonly write: (
    review: NewReview,
  ) => Effect.Effect<
    void,
    | AlreadyReviewed
    | ReviewForbidden
    | ProfileNotFound
    | FieldErrors
    | NotSignedIn
    | SessionExpired
    | TooManyRequests
    | ApiUnavailable
  >
}

export interface ComplaintGateway {
  readonly types: () => Effect.Effect<readonly ComplaintType[], ApiUnavailable>
  readonly file: (
    complaint: NewComplaint,
  ) => Effect.Effect<
    void,
    ProfileNotFound | FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable
  >
}

interface NotificationQuery {
  /** 1-based. */
  readonly page: number
  readonly perPage: number
  readonly unreadOnly: boolean
}

/** The signed-in user's notifications. */
export interface NotificationGateway {
  /** The newest first. */
  readonly page: (
    query: NotificationQuery,
  ) => Effect.Effect<NotificationPage, NotSignedIn | SessionExpired | ApiUnavailable>
  readonly markRead: (
    ids: readonly string[],
  ) => Effect.Effect<void, FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable>
}

export interface ServiceRequestGateway {
  readonly send: (
    request: ServiceRequest,
  ) => Effect.Effect<void, FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable>
}

/** The API's answer to valid credentials. The token goes to the session and nowhere else. */
export interface SessionGrant {
  readonly user: User
  readonly token: string
}

export interface UserGateway {
  readonly logIn: (
    credentials: Credentials,
  ) => Effect.Effect<SessionGrant, WrongCredentials | FieldErrors | TooManyRequests | ApiUnavailable>
  readonly ownProfile: () => Effect.Effect<OwnProfile, NotSignedIn | SessionExpired | ApiUnavailable>
}

type NotChanged = FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable
type Changed<A> = Effect.Effect<A, NotChanged>

/** Changes of a signed-in user to their own data. */
export interface AccountGateway {
  readonly updateUser: (edit: PersonalEdit) => Changed<void>
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

export interface RegistrationGateway {
  /** Sends a letter with a code; its answer is the letter's uuid. */
  readonly requestCode: (email: string) => Effect.Effect<string, FieldErrors | TooManyRequests | ApiUnavailable>
  readonly verify: (
    verification: Verification,
  ) => Effect.Effect<SessionGrant, WrongCode | TooManyRequests | ApiUnavailable>
  readonly createAccount: (
    account: NewAccount,
  ) => Effect.Effect<SessionGrant, FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable>
}

/**
 * The visitor's session for one use-case call. Only the server knows its token: no input, answer, page or log contains it.
 * Shared queries run without a session.
 */
export interface Session {
  readonly token: () => string | undefined
  /** Starts a session; a new token replaces an older one. */
  readonly open: (token: string, as: Exclude<SessionHint, 'expired'>) => void
  /** Ends it; `expired` if the API did, so that the visitor is asked to sign in again. */
  readonly close: (as?: 'expired') => void
}

/** Replaces a token that the API no longer accepts. Resolves with undefined if there is no new token. */
export type TokenRefresher = () => Promise<string | undefined>
