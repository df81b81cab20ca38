import type { Effect } from 'effect'
import type { Profile, ProfileNotFound } from '#domain/profile/profile.ts'
import type { ProfileQuery } from '#domain/profile/profile-query.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Page } from '#domain/shared/pagination.ts'

export interface ProfileGateway {
  readonly byId: (id: number) => Effect.Effect<Profile, ProfileNotFound | ApiUnavailable>
  readonly list: (query: ProfileQuery) => Effect.Effect<Page<Profile>, ApiUnavailable>
  /** Up to `amount` of them: entries of the answer without a profile are left out. */
  readonly random: (amount: number) => Effect.Effect<readonly Profile[], ApiUnavailable>
}
