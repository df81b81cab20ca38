import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from '#application/shared/shared.ports.ts'
import { exchange, type Fetch } from '#infrastructure/api/client/exchange.ts'
import { createResponseCache } from '#infrastructure/api/client/response-cache.ts'
import { defaultQueryTimeoutMs } from '#infrastructure/api/client/retry-policy.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'
import { addScopeHeaders } from '#infrastructure/web-server/operation/add-scope-headers.ts'

export interface FakeRuntimeOptions {
  readonly siteUrl?: string
  readonly isDemo?: boolean
  readonly fetchApi?: Fetch
  readonly logger?: Logger
  readonly queryTimeoutMs?: number
}

const silentLogger = { info: () => undefined, warn: () => undefined, error: () => undefined }

export function installFakeRuntime({
  siteUrl = 'http://localhost:3000',
  isDemo = false,
  fetchApi = fetch,
  logger = silentLogger,
  queryTimeoutMs = defaultQueryTimeoutMs,
}: FakeRuntimeOptions = {}): void {
  const scope = new AsyncLocalStorage<Scope>()
  globalThis.znatok = {
    scope,
    logger,
    fetch: addScopeHeaders(fetchApi, scope),
    exchange,
    responseCache: createResponseCache(),
    onBrokenResponse: () => undefined,
    apiBaseUrl: 'http://api.example',
    queryTimeoutMs,
    imageHosts: [],
    siteUrl,
    telegramBot: undefined,
    isDemo,
  }
}
