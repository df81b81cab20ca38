import type { Locale } from '#domain/shared/locale.ts'
import { createApiClient } from '#infrastructure/api/client.ts'
import { avoidStaleConnections } from '#infrastructure/api/client/avoid-stale-connections.ts'
import { gatewayFactories, type Gateways } from '#infrastructure/api/gateways.ts'

const silentLogger = { info: () => {}, warn: () => {}, error: () => {} }

const createBearer = (token: string | undefined) => ({
  session: { getToken: () => token, open: () => {}, correctHint: () => {}, close: () => {} },
  refreshToken: async () => undefined,
})

export function createGateways(baseUrl: string, token?: string, lang: Locale = 'ru'): Gateways {
  const locale = { get: () => lang }
  const client = createApiClient({
    baseUrl,
    locale,
    logger: silentLogger,
    bearer: createBearer(token),
    // The web server wraps `fetch` in the same way.
    fetch: avoidStaleConnections(fetch),
  })
  return Object.fromEntries(
    Object.entries(gatewayFactories).map(([name, createGateway]) => [name, createGateway(() => client)]),
  ) as Gateways
}
