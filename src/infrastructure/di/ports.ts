import type { Ports } from '#application/ports.ts'
import type { Session, TokenRefresher } from '#application/session/session.ports.ts'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { gateways } from '#infrastructure/api/gateways.ts'
import { runtime } from '#infrastructure/runtime/runtime.ts'

const scope = () => runtime().scope.getStore()

/** The session of the current request scope. A render that everybody shares has none and can't open one. */
const scopedSession: Session = {
  token: () => scope()?.session?.token(),
  open: (token, as) => {
    const session = scope()?.session
    if (!session) throw new Error('No visitor to open a session for')
    session.open(token, as)
  },
  close: as => scope()?.session?.close(as),
}

/** The API has no call that refreshes a token (specification, section 8): the attempt is only logged. */
const cannotRefresh: TokenRefresher = {
  refresh: async () => {
    runtime().logger.warn('Refresh token ?!')
    return undefined
  },
}

/** How each port is made. What belongs to one request is read from its scope at call time. */
export const ports: { readonly [K in keyof Ports]: (client: () => ApiClient) => Ports[K] } = {
  ...gateways,
  session: () => scopedSession,
  tokenRefresher: () => cannotRefresh,
  locale: () => ({ current: () => scope()?.locale ?? 'ru' }),
  logger: () => runtime().logger,
}
