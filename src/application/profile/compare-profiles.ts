import { Effect } from 'effect'
import { toOutcome, type Outcome } from '#application/outcome.ts'
import type { Needs } from '#application/ports.ts'
import type { Profile, ProfileNotFound } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'

/** A specialist of a comparison: one who is not there, or could not be read, keeps their place. */
export interface Compared {
  readonly id: number
  readonly profile: Outcome<Profile, ProfileNotFound | ApiUnavailable>
}

/** Specialists side by side, all asked at once. It fails when none of them could be read. */
export const compareProfiles = ({ profileGateway }: Needs<'profileGateway'>) =>
  Effect.fn('compareProfiles')(function* (ids: readonly number[]) {
    const read = (id: number) =>
      toOutcome(profileGateway.byId(id)).pipe(Effect.map((profile): Compared => ({ id, profile })))
    const compared = yield* Effect.forEach(ids, read, { concurrency: 'unbounded' })
    const failures = compared.flatMap(({ profile }) => getFailure(profile) ?? [])
    const [failure] = failures
    return failure && failures.length === ids.length ? yield* Effect.fail(failure) : compared
  })

const getFailure = (profile: Compared['profile']): ApiUnavailable | undefined =>
  !profile.ok && profile.error._tag === 'ApiUnavailable' ? profile.error : undefined
