import { localePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'
import type { OwnProfile } from '#domain/user/user.ts'

/** What a mutation makes stale. Lists that it may change too are left to their TTL. */
export interface Invalidated {
  /** Profiles by id: their pages in both languages, and their share images. */
  readonly profiles: readonly number[]
  /** A profile has come into being, whose id is unknown: no cached 404 may hide it. */
  readonly newProfile?: true
}

export const nothing: Invalidated = { profiles: [] }

/** A new account may have a page that was requested before. */
export const newProfile = (): Invalidated => ({ profiles: [], newProfile: true })

/** The pages of whoever edited their own data: others see their name there. Without an answer to read the id from, the TTL decides. */
export const ownPages = ({ value }: { readonly value: OwnProfile | null }): Invalidated =>
  value === null ? nothing : { profiles: [value.profile.id] }

/** The paths that are stale, in every language; they stand for their further pages too. */
export const pathsOf = ({ profiles }: Invalidated): ReadonlySet<string> =>
  new Set(profiles.flatMap(id => locales.map(locale => localePath(locale, `/profiles/${id}`))))
