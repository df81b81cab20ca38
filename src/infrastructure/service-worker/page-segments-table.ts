import { pageSegments } from '#application/routing/city-slug.ts'

/**
 * The first segments of pages that are not of a city; empty for the home page. The build evaluates this module
 * (scripts/bundles.mjs), so that the bundle contains no table of routes.
 */
export const pageSegmentsTable: readonly string[] = ['', ...pageSegments]
