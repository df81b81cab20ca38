import { knownParameters } from '#application/routing/known-parameters.ts'

/** The query parameters that change a page. The bundle contains their names instead of the modules that define them. */
export const parameterNames: readonly string[] = [...knownParameters]
