import type { TokenRefresher } from '#application/session/session.ports.ts'
import type { Logger } from '#application/shared/shared.ports.ts'

/** The API has no call that renews a token (specification, section 8): that one was wanted is logged, and that is all. */
export const cannotRefresh = (logger: Logger): TokenRefresher => ({
  refresh: async () => {
    logger.warn('Refresh token ?!')
    return undefined
  },
})
