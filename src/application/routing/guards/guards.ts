import { splitLocale } from '#application/routing/split-locale.ts'
import { ownProfileRoute } from '#application/routing/guarded-routes.ts'
import type { GuardName } from '#application/routing/routes.ts'
import { findGuard } from './find-guard.ts'
import { hasSession } from '#application/session/has-session.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { getLoginPath } from './return-path.ts'

interface GuardedNavigation {
  readonly hint: SessionHint | undefined
  readonly locale: Locale
  /** Includes the language and the query. */
  readonly path: string
}

/** Returns the path to redirect to; undefined if the visitor may open the page. */
type Guard = (navigation: GuardedNavigation) => string | undefined

const guards = {
  authenticated: ({ hint, locale, path }) =>
    hasSession(hint) ? undefined : getLoginPath(localizePath(locale, '/'), path),
  /** Lets a visitor with the hint `registering` continue the registration. */
  register: ({ hint, locale }) => (hint === 'signed-in' ? localizePath(locale, ownProfileRoute.path) : undefined),
} as const satisfies Record<GuardName, Guard>

const isGuardName = (name: string): name is GuardName => Object.hasOwn(guards, name)

/** Throws on an unknown name, so that a typo leaves no page open. */
export function getGuard(name: string): Guard {
  if (!isGuardName(name)) throw new Error('Unknown route middleware')
  return guards[name]
}

export function findGuardRedirect(path: string, hint: SessionHint | undefined): string | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const name = findGuard(pathname)
  return name && getGuard(name)({ hint, locale: splitLocale(pathname).locale, path })
}
