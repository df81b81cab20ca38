import { AsyncLocalStorage } from 'node:async_hooks'
import { pinoLogger } from '../logging/pino-logger'
import type { Settings } from './settings'

/** Puts in place what the web server and Next share; starts the demo's API where no other is set. */
export async function startRuntime({ apiBaseUrl, mockApiPort, logLevel, siteUrl, imageHosts }: Settings) {
  const logger = pinoLogger(logLevel)
  const { fetch } = globalThis
  const demo = apiBaseUrl === undefined ? await (await import('./demo')).startDemo(mockApiPort, logger) : undefined
  const url = apiBaseUrl ?? demo?.url ?? ''
  globalThis.znatok = {
    scope: new AsyncLocalStorage(),
    logger,
    fetch,
    apiBaseUrl: url,
    imageHosts: imageHosts ?? [new URL(url).host],
    siteUrl,
    demo: demo !== undefined,
  }
  return { logger, close: async () => demo?.close() }
}
