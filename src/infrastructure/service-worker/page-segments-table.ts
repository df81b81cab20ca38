import { pageSegments } from '#application/routing/city-slug.ts'

/** First path segments that are no city's slug. The bundle contains the values instead of the table of routes. */
export const staticSegments: readonly string[] = ['', ...pageSegments]
