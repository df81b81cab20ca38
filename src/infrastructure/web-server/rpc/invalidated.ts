import type { QueryName } from '#application/client-use-cases.ts'
import { comparePath } from '#application/routing/compare-path.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import { mayHaveArrived } from '#domain/shared/api-errors.ts'
import type { OwnProfile } from '#domain/user/user.ts'

/** Pages that a mutation makes stale. Lists rely on their TTL. */
export interface Invalidated {
  /** Ids; invalidates their pages in both languages, all comparisons, shared queries and share images. */
  readonly profiles: readonly number[]
  /** A new profile of unknown id: drops cached 404s. */
  readonly newProfile?: true
}

export const noInvalidation: Invalidated = { profiles: [] }

export const isEmpty = ({ profiles, newProfile: isNew }: Invalidated): boolean => profiles.length === 0 && !isNew

/** A new account may have a page that was requested before. */
export const invalidateMissingProfiles = (): Invalidated => ({ profiles: [], newProfile: true })

/** The visitor's public pages. Without an id in the answer, the TTL applies. */
export const invalidateOwnPages = ({ value }: { readonly value: OwnProfile | null }): Invalidated =>
  typeof value?.profile.id === 'number' ? { profiles: [value.profile.id] } : noInvalidation

interface OfProfile {
  readonly profileId: number
}

/** The pages of the reviewed profile. */
export const invalidateReviewedPages = ({ input }: { readonly input: OfProfile }): Invalidated => ({
  profiles: [input.profileId],
})

/** A failed call may still have stored the review. */
export const invalidateIfPerhapsReviewed = ({
  input,
  error,
}: {
  readonly input: OfProfile
  readonly error: { readonly _tag: string }
}): Invalidated =>
  mayHaveArrived(error) || error._tag === 'AlreadyReviewed' ? invalidateReviewedPages({ input }) : noInvalidation

/** The group of the shared queries about a profile. */
export const getProfileGroup = ({ profileId }: OfProfile): string => `/profiles/${profileId}`

/** The shared queries that have a group. */
const queriesOfProfile = ['listReviews', 'viewProfile'] as const satisfies readonly QueryName[]

/** Stale paths in every language. They include further pages and, by group, shared queries. */
export const getPaths = ({ profiles }: Invalidated): ReadonlySet<string> =>
  new Set(
    profiles.flatMap(id => [
      ...locales.flatMap(locale => [`/profiles/${id}`, comparePath].map(path => localePath(locale, path))),
      ...queriesOfProfile.map(name => getSharedQueryPath(name, getProfileGroup({ profileId: id }))),
    ]),
  )

/** The path of a shared query's cache keys. */
export const getSharedQueryPath = (name: QueryName, group: string): string => `/use-cases/${name}${group}`
