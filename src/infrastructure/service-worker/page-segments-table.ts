import { pageSegments } from '#application/routing/city-slug.ts'

/**
 * First path segments that can't be a city's slug. The build evaluates this module (scripts/bundles.mjs), so that the
 * bundle contains the segments instead of the table of routes.
 */
export const staticSegments: readonly string[] = ['', ...pageSegments]
