import type { Profile } from '#domain/profile/profile.ts'
import { isSlug } from '#domain/shared/slug.ts'

export interface Category {
  readonly id: number
  /** May span several path segments: `repair/bathroom/tiles`. */
  readonly slug: string
  readonly name: string
  readonly parentId: number | null
  readonly description: string | null
  readonly children: readonly Category[]
  /** How many specialists it has where it was asked for; null when the API does not say. */
  readonly profilesCount: number | null
}

/** A category at the top of the tree with the first few who offer it, where they were asked for. */
export interface TopCategory extends Category {
  readonly faces?: readonly Face[]
}

export type Face = Pick<Profile, 'id' | 'user'>

export interface CategoryNotFound {
  readonly _tag: 'CategoryNotFound'
  readonly slug: string
}

const deepest = 8

/** The slug that the segments after `/specialists` spell, or undefined when no category can have it. */
export const parseCategorySlug = (segments: readonly string[]): string | undefined =>
  segments.length > 0 && segments.length <= deepest && segments.every(isSlug) ? segments.join('/') : undefined
