import { AsyncLocalStorage } from 'node:async_hooks'
import { createPinoLogger } from '#infrastructure/logging/pino-logger.ts'
import { createResponseCache } from '#infrastructure/api/client/response-cache.ts'
import { avoidStaleConnections } from '#infrastructure/api/client/avoid-stale-connections.ts'
import { exchange } from '#infrastructure/api/client/exchange.ts'
import { addScopeHeaders } from './operation/add-scope-headers.ts'
import { createApiWatch } from './operation/api-watch.ts'
import { traceApiCalls } from './operation/trace-api-calls.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'
import type { Settings } from './settings.ts'

export async function startRuntime(settings: Settings, build = 'unknown') {
  const { apiBaseUrl, queryTimeoutMs, logLevel, siteUrl, imageHosts, telegramBot, otlpEndpoint } = settings
  const scope = new AsyncLocalStorage<Scope>()
  const logger = createPinoLogger(logLevel, () => ({ request: scope.getStore()?.id }))
  // Next later replaces the global `fetch` with a caching one.
  const nodeFetch = globalThis.fetch
  const tracing =
    otlpEndpoint === undefined
      ? undefined
      : await (await import('./operation/tracing.ts')).startTracing(otlpEndpoint, build, nodeFetch)
  const apiWatch = createApiWatch(tracing ? traceApiCalls(exchange, tracing.tracer, scope) : exchange)
  const demo = apiBaseUrl === undefined ? await (await import('./demo.ts')).startDemo(settings, logger) : undefined
  const url = apiBaseUrl ?? demo?.url ?? ''
  globalThis.znatok = {
    scope,
    logger,
    fetch: addScopeHeaders(avoidStaleConnections(nodeFetch), scope),
    exchange: apiWatch.exchange,
    responseCache: createResponseCache(),
    onBrokenResponse: apiWatch.recordBrokenResponse,
    apiBaseUrl: url,
    queryTimeoutMs,
    imageHosts: imageHosts ?? [new URL(url).host],
    siteUrl,
    telegramBot,
    isDemo: demo !== undefined,
    tracer: tracing?.tracer,
  }
  const close = async () => {
    await demo?.close()
    await tracing?.close()
  }
  return { logger, api: apiWatch, close }
}
