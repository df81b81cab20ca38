import type { Locale } from '#domain/shared/locale.ts'
import { createApiClient } from '#infrastructure/api/client.ts'
import { avoidStaleConnections } from '#infrastructure/api/client/avoid-stale-connections.ts'
import { gateways, type Gateways } from '#infrastructure/api/gateways.ts'

const silentLogger = { info: () => {}, warn: () => {}, error: () => {} }

const createBearer = (token: string | undefined) => ({
  session: { token: () => token, open: () => {}, close: () => {} },
  refreshToken: async () => undefined,
})

/** The site's gateways to the API at `baseUrl`. */
export function createGateways(baseUrl: string, token?: string, lang: Locale = 'ru'): Gateways {
  const locale = { current: () => lang }
  const client = createApiClient({
    baseUrl,
    locale,
    logger: silentLogger,
    bearer: createBearer(token),
    // As in the web server.
    fetch: avoidStaleConnections(fetch),
  })
  return Object.fromEntries(Object.entries(gateways).map(([name, make]) => [name, make(() => client)])) as Gateways
}
