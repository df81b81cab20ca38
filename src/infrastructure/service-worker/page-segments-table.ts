import { pageSegments } from '#application/routing/city-slug.ts'

/** The build evaluates this module (scripts/bundles.mjs), so that the bundle contains no table of routes. */
export const pageSegmentsTable: readonly string[] = ['', ...pageSegments]
