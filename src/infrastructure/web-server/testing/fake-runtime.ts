import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from '#application/shared/shared.ports.ts'
import type { Fetch } from '#infrastructure/api/client/exchange.ts'
import { createResponseCache } from '#infrastructure/api/client/response-cache.ts'
import { defaultQueryTimeoutMs } from '#infrastructure/api/client/retry-policy.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'
import { addScopeHeaders } from '#infrastructure/web-server/operation/add-scope-headers.ts'

export interface FakedRuntime {
  readonly siteUrl?: string
  readonly demo?: boolean
  /** Fakes API calls. */
  readonly api?: Fetch
  readonly logger?: Logger
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The runtime that the web server and Next share, for one test. */
export function createFakeRuntime({
  siteUrl = 'http://localhost:3000',
  demo = false,
  api = fetch,
  logger = silent,
}: FakedRuntime = {}): void {
  const scope = new AsyncLocalStorage<Scope>()
  globalThis.znatok = {
    scope,
    logger,
    fetch: addScopeHeaders(api, scope),
    responseCache: createResponseCache(),
    apiBaseUrl: 'http://api.example',
    queryTimeoutMs: defaultQueryTimeoutMs,
    imageHosts: [],
    siteUrl,
    telegramBot: undefined,
    demo,
  }
}
