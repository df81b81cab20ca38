import { knownParameters } from '#application/routing/known-parameters.ts'

/**
 * The query parameters that change a page. The build evaluates this module (scripts/bundles.mjs), so that the bundle
 * contains only their names.
 */
export const parameterNames: readonly string[] = [...knownParameters]
