import type { Effect } from 'effect'
import type { ComplaintType, NewComplaint } from '#domain/complaint/complaint.ts'
import type { ProfileNotFound } from '#domain/profile/profile.ts'
import type { ApiUnavailable, FieldErrors, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { NotSignedIn, SessionExpired } from '#domain/user/credentials.ts'

export interface ComplaintGateway {
  readonly types: () => Effect.Effect<readonly ComplaintType[], ApiUnavailable>
  readonly file: (
    complaint: NewComplaint,
  ) => Effect.Effect<
    void,
    ProfileNotFound | FieldErrors | NotSignedIn | SessionExpired | TooManyRequests | ApiUnavailable
  >
}
