import { splitLocale } from './split-locale.ts'
import { ownProfileRoute, registerRoute } from './own-routes.ts'
import type { GuardName } from './routes.ts'

/**
 * A guard also covers the addresses below its page. Listed by hand, because the browser must not load `routes.ts`; the test compares
 * both.
 */
const guardedRoutes = [ownProfileRoute, registerRoute]

/** The guard of an address without its query. Undefined: everyone may open it. */
export function findGuard(address: string): GuardName | undefined {
  const { path } = splitLocale(address)
  return guardedRoutes.find(route => path === route.path || path.startsWith(`${route.path}/`))?.guard
}
