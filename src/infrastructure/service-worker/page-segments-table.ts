import { pageSegments } from '#application/routing/city-slug.ts'

/** First segments of paths that are no city. The bundle contains the values instead of the table of routes. */
export const staticSegments: readonly string[] = ['', ...pageSegments]
