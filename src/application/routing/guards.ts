import { splitLocale } from './split-locale.ts'
import { ownProfileRoute } from './own-routes.ts'
import type { GuardName } from './routes.ts'
import { findGuard } from './find-guard.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localePath } from './locale-path.ts'
import { loginPath } from './return-path.ts'

/** A navigation to a guarded page. */
interface Visit {
  /** Undefined: the visitor is not signed in. */
  readonly hint: SessionHint | undefined
  readonly locale: Locale
  /** Path and query. */
  readonly address: string
}

/** Returns where to redirect the visitor; undefined lets them pass. */
type Guard = (visit: Visit) => string | undefined

const guards = {
  /** Requires a session, of an account or of a registration. */
  authenticated: ({ hint, locale, address }) =>
    hint === 'signed-in' || hint === 'registering' ? undefined : loginPath(localePath(locale, '/'), address),
  /** Visitors with an account don't need another; a registration may be continued. */
  register: ({ hint, locale }) => (hint === 'signed-in' ? localePath(locale, ownProfileRoute.path) : undefined),
} as const satisfies Record<GuardName, Guard>

const isGuard = (name: string): name is GuardName => Object.hasOwn(guards, name)

/** Throws on an unknown name, so that a typo leaves no page open. */
export function getGuard(name: string): Guard {
  if (!isGuard(name)) throw new Error('Unknown route middleware')
  return guards[name]
}

/** Undefined if the visitor may open the address. */
export function guardRedirect(address: string, hint: SessionHint | undefined): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const name = findGuard(path)
  return name && getGuard(name)({ hint, locale: splitLocale(path).locale, address })
}
