import { knownParameters } from '#application/routing/known-parameters.ts'

/** The build evaluates this module (scripts/bundles.mjs), so that the bundle contains only the names. */
export const knownParameterNames: readonly string[] = [...knownParameters]
