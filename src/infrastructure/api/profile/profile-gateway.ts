import { Effect } from 'effect'
import type { ProfileGateway } from '#application/profile/profile.ports.ts'
import type { Profile, ProfileNotFound } from '#domain/profile/profile.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/not-found-as-unavailable.ts'

const isThere = (profile: Profile | null): profile is Profile => profile !== null

/** One speciality each is drawn, so that somebody with two of them may come twice. */
const once = (profiles: readonly Profile[]): readonly Profile[] => [
  ...new Map(profiles.map(profile => [profile.id, profile])).values(),
]

export const profileGateway = ({ call }: ApiClient): ProfileGateway => ({
  byId: id => {
    const missing = Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id })
    if (!Number.isSafeInteger(id) || id < 1) return missing
    return call('profileById', { params: { id }, query: {} }).pipe(
      Effect.map(({ profile }) => profile),
      Effect.catchTag('NotFound', () => missing),
    )
  },
  list: query => call('profiles', { params: {}, query }).pipe(notFoundAsUnavailable),
  random: amount =>
    call('randomProfiles', { params: {}, query: { amount } }).pipe(
      Effect.map(({ profiles }) => once(profiles.map(({ profile }) => profile).filter(isThere)).slice(0, amount)),
      notFoundAsUnavailable,
    ),
})
