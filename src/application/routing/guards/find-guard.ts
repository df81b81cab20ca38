import { splitLocale } from '#application/routing/split-locale.ts'
import { ownProfileRoute, registerRoute } from '#application/routing/own-routes.ts'
import type { GuardName } from '#application/routing/routes.ts'

/** Listed by hand, because the browser must not load `routes.ts`; a test compares both lists. */
const guardedRoutes = [ownProfileRoute, registerRoute]

/** A guard also covers the paths below its page. The path has no query. */
export function findGuard(localizedPath: string): GuardName | undefined {
  const { path } = splitLocale(localizedPath)
  return guardedRoutes.find(route => path === route.path || path.startsWith(`${route.path}/`))?.guard
}
