import type { SessionHint } from '#application/session/session-hint.ts'
import { guardOf, type GuardName } from './guarded-paths.ts'
import { localePath } from './locale-path.ts'
import { loginPath } from './return-path.ts'

/** What a guard is told of a navigation. */
interface Visit {
  /** Undefined: nobody is signed in. */
  readonly hint: SessionHint | undefined
  readonly locale: 'ru' | 'en'
  /** Path and query, as in the address. */
  readonly address: string
}

/** Where somebody is sent instead; undefined: they may pass. */
type Guard = (visit: Visit) => string | undefined

const guards = {
  /** Whoever has a session, be their account created or not. */
  authenticated: ({ hint, locale, address }) =>
    hint === 'signed-in' || hint === 'registering' ? undefined : loginPath(localePath(locale, '/'), address),
  /** Whoever has an account needs no other; a registration that has begun may be finished. */
  register: ({ hint, locale }) => (hint === 'signed-in' ? localePath(locale, '/profile') : undefined),
} as const satisfies Record<GuardName, Guard>

const isGuard = (name: string): name is GuardName => Object.hasOwn(guards, name)

/** A guard by its name; throws where there is none: a page must not be open because of a typing error. */
export function guardNamed(name: string): Guard {
  if (!isGuard(name)) throw new Error('Unknown route middleware')
  return guards[name]
}

/** Where the guard of an address (path with its query) sends a visitor instead; undefined: nowhere, they may pass. */
export function guardRedirect(address: string, hint: SessionHint | undefined): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const name = guardOf(path)
  return name && guardNamed(name)({ hint, locale: path.startsWith('/en/') ? 'en' : 'ru', address })
}
