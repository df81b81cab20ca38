import { localizePath } from '#application/routing/locale-path.ts'
import { guardedRoutes } from '#application/routing/guarded-routes.ts'
import type { GuardName } from '#application/routing/routes.ts'
import { splitLocale } from '#application/routing/split-locale.ts'

/** Matches exactly: other paths below an account page have no page. `localizedPath` has no query. */
export function findGuard(localizedPath: string): GuardName | undefined {
  const { locale } = splitLocale(localizedPath)
  return Object.values(guardedRoutes).find(({ path }) => localizePath(locale, path) === localizedPath)?.guard
}
