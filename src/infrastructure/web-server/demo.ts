import { demoAccount } from '#mocks/accounts/demo-account.ts'
import { startMockApi } from '#mocks/server.ts'
import type { Logger } from '#application/shared/shared.ports.ts'

/** Starts the demo API with fictional specialists, on localhost only. */
export async function startDemo(
  port: number,
  logger: Logger,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const api = await startMockApi({ port, host: '127.0.0.1', logger })
  logger.warn('demo data: API_BASE_URL is not set, so the site shows made-up specialists', { api: api.url })
  logger.warn('demo account: anybody can sign in with it', demoAccount)
  return api
}
