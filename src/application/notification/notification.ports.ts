import type { Effect } from 'effect'
import type { NotificationPage } from '#domain/notification/notification.ts'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'

export interface NotificationQuery {
  /** 1-based. */
  readonly page: number
  readonly perPage: number
  readonly unreadOnly: boolean
}

/** The notifications of whoever is signed in. */
export interface NotificationGateway {
  /** The newest first. */
  readonly page: (
    query: NotificationQuery,
  ) => Effect.Effect<NotificationPage, NotSignedIn | SessionExpired | ApiUnavailable>
  readonly markRead: (
    ids: readonly string[],
  ) => Effect.Effect<void, FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable>
}
