import { Effect } from 'effect'
import { toOutcome, type Outcome } from '#application/outcome.ts'
import type { PickPorts } from '#application/ports.ts'
import type { Profile, ProfileNotFound } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'

export interface ComparedProfile {
  readonly id: number
  readonly profile: Outcome<Profile, ProfileNotFound | ApiUnavailable>
}

/** Fails only if the API is unavailable for all profiles. */
export const compareProfiles = ({ profileGateway }: PickPorts<'profileGateway'>) =>
  Effect.fn('compareProfiles')(function* (ids: readonly number[]) {
    const read = (id: number) =>
      toOutcome(profileGateway.findById(id)).pipe(Effect.map((profile): ComparedProfile => ({ id, profile })))
    const comparedProfiles = yield* Effect.forEach(ids, read, { concurrency: 'unbounded' })
    const failures = comparedProfiles.flatMap(({ profile }) => getFailure(profile) ?? [])
    const [failure] = failures
    return failure && failures.length === ids.length ? yield* Effect.fail(failure) : comparedProfiles
  })

const getFailure = (profile: ComparedProfile['profile']): ApiUnavailable | undefined =>
  !profile.ok && profile.error._tag === 'ApiUnavailable' ? profile.error : undefined
