import { guardedRoutes } from '#application/routing/guarded-routes.ts'

/** The build evaluates this module (scripts/bundles.mjs), so that the bundle contains only the paths. */
export const guardedPaths: readonly string[] = Object.values(guardedRoutes).map(({ path }) => path)
