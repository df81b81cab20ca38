import { localizePath } from '#application/routing/locale-path.ts'
import {
  editAboutRoute,
  editPasswordRoute,
  editPersonalRoute,
  editSocialsRoute,
  ownProfileRoute,
  ownSettingsRoute,
  registerRoute,
} from '#application/routing/own-routes.ts'
import type { GuardName } from '#application/routing/routes.ts'
import { splitLocale } from '#application/routing/split-locale.ts'

/** Listed by hand, because the browser must not load `routes.ts`; a test compares both lists. */
const guardedRoutes = [
  ownProfileRoute,
  ownSettingsRoute,
  editPersonalRoute,
  editAboutRoute,
  editSocialsRoute,
  editPasswordRoute,
  registerRoute,
]

/**
 * Matches exactly: a path below an account page, such as `/profile/42`, has no page and gets a 404. `localizedPath`
 * must not contain a query.
 */
export function findGuard(localizedPath: string): GuardName | undefined {
  const { locale } = splitLocale(localizedPath)
  return guardedRoutes.find(({ path }) => localizePath(locale, path) === localizedPath)?.guard
}
