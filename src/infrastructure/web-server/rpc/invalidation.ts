import type { QueryName } from '#application/client-use-cases.ts'
import { comparePath } from '#application/routing/compare-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { mayMeanAlreadyReviewed } from '#domain/review/new-review.ts'
import { mayHaveArrived, type TaggedError } from '#domain/shared/api-errors.ts'
import type { OwnProfile } from '#domain/user/user.ts'

/** Lists rely on their TTL. */
export interface Invalidation {
  /** Ids. All comparisons are invalidated too. */
  readonly profiles: readonly number[]
  readonly dropsMissingProfiles?: true
}

export const noInvalidation: Invalidation = { profiles: [] }

export const isEmpty = ({ profiles, dropsMissingProfiles }: Invalidation): boolean =>
  profiles.length === 0 && !dropsMissingProfiles

/** A new account may have a page that was requested before and is cached as a 404. */
export const getMissingProfilesInvalidation = (): Invalidation => ({ profiles: [], dropsMissingProfiles: true })

export const getOwnPagesInvalidation = ({ value }: { readonly value: OwnProfile | null }): Invalidation =>
  typeof value?.profile.id === 'number' ? { profiles: [value.profile.id] } : noInvalidation

interface ProfileInput {
  readonly profileId: number
}

export const getReviewInvalidation = ({ input }: { readonly input: ProfileInput }): Invalidation => ({
  profiles: [input.profileId],
})

export const getPossibleReviewInvalidation = ({
  input,
  error,
}: {
  readonly input: ProfileInput
  readonly error: TaggedError
}): Invalidation =>
  mayHaveArrived(error) || mayMeanAlreadyReviewed(error) ? getReviewInvalidation({ input }) : noInvalidation

export const getProfileGroup = ({ profileId }: ProfileInput): string => `/profiles/${profileId}`

const profileQueries = ['listReviews', 'viewProfile'] as const satisfies readonly QueryName[]

/** A path stands for all its query strings. */
export const getInvalidatedPaths = ({ profiles }: Invalidation): ReadonlySet<string> =>
  new Set(
    profiles.flatMap(id => [
      ...locales.flatMap(locale => [`/profiles/${id}`, comparePath].map(path => localizePath(locale, path))),
      ...profileQueries.map(name => getSharedQueryPath(name, getProfileGroup({ profileId: id }))),
    ]),
  )

export const getSharedQueryPath = (name: QueryName, group: string): string => `/use-cases/${name}${group}`
