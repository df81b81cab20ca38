import { Effect } from 'effect'
import type { ProfileGateway } from '#application/profile/profile.ports.ts'
import type { Profile, ProfileNotFound } from '#domain/profile/profile.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { notFoundAsUnavailable } from '#infrastructure/api/gateway-errors.ts'

const isPresent = (profile: Profile | null): profile is Profile => profile !== null

/** Specialities are drawn, not people: somebody with two of them may be drawn twice. */
const distinct = (profiles: readonly Profile[]): readonly Profile[] => [
  ...new Map(profiles.map(profile => [profile.id, profile])).values(),
]

export const profileGateway = ({ call }: ApiClient): ProfileGateway => ({
  byId: id => {
    const notFound = Effect.fail<ProfileNotFound>({ _tag: 'ProfileNotFound', id })
    if (!Number.isSafeInteger(id) || id < 1) return notFound
    return call('profileById', { params: { id }, query: {} }).pipe(
      Effect.map(({ profile }) => profile),
      Effect.catchTag('NotFound', () => notFound),
    )
  },
  list: query => call('profiles', { params: {}, query }).pipe(notFoundAsUnavailable),
  random: amount =>
    call('randomProfiles', { params: {}, query: { amount } }).pipe(
      Effect.map(({ profiles }) => distinct(profiles.map(({ profile }) => profile).filter(isPresent)).slice(0, amount)),
      notFoundAsUnavailable,
    ),
})
