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

/** Other paths below an account page have no page, so the visitor gets a 404. The path has no query. */
export function findGuard(localizedPath: string): GuardName | undefined {
  const { locale } = splitLocale(localizedPath)
  return guardedRoutes.find(({ path }) => localizePath(locale, path) === localizedPath)?.guard
}
