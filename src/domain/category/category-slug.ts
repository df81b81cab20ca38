import { isSlug } from '#domain/shared/slug.ts'

const deepest = 8

/** The slug that the segments after `/specialists` spell, or undefined when no category can have it. */
export const parseCategorySlug = (segments: readonly string[]): string | undefined =>
  segments.length > 0 && segments.length <= deepest && segments.every(isSlug) ? segments.join('/') : undefined
