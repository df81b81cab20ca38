import { localizePath } from '#application/routing/locale-path.ts'
import { guardedRoutes } from '#application/routing/guarded-routes.ts'
import type { GuardName } from '#application/routing/routes.ts'
import { splitLocale } from '#application/routing/split-locale.ts'

/**
 * Matches exactly: any other path below an account page, such as `/profile/42`, has no page and gets a 404.
 * `localizedPath` must not contain a query.
 */
export function findGuard(localizedPath: string): GuardName | undefined {
  const { locale } = splitLocale(localizedPath)
  return Object.values(guardedRoutes).find(({ path }) => localizePath(locale, path) === localizedPath)?.guard
}
