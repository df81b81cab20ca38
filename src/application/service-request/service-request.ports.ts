import type { Effect } from 'effect'
import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'

export interface ServiceRequestGateway {
  readonly send: (
    request: ServiceRequest,
  ) => Effect.Effect<void, FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable>
}
