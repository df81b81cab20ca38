import { defaultQueryTimeoutMs } from '#infrastructure/api/client/retry-policy.ts'
import { startApiProxy, type ApiProxy } from './api-proxy.ts'
import { startedProcesses } from './started-processes.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'

export interface Site {
  /** Without a trailing slash. */
  readonly url: string
  readonly api: ApiProxy
  readonly resetApi: () => Promise<void>
  readonly getLog: () => string
  readonly isRunning: () => boolean
  readonly stop: () => Promise<number | null>
}

/** For tests in which API calls time out. By default, sites under test wait longer (start-process.ts). */
export const productionTimeoutSettings = { QUERY_TIMEOUT_MS: String(defaultQueryTimeoutMs) }

/** `prepare` runs before the site's first API call. */
export async function startSite(
  env: Readonly<Record<string, string>> = {},
  prepare: (api: ApiProxy) => void = () => undefined,
): Promise<Site> {
  const [apiPort, port] = await Promise.all([reservePort(), reservePort()])
  const mocks = await startProcess(['dist/mock-api.mjs'], { MOCK_API_PORT: String(apiPort) }, printsPort(apiPort))
  const mocksUrl = `http://127.0.0.1:${apiPort}`
  const api = await startApiProxy(mocksUrl)
  prepare(api)
  const url = `http://127.0.0.1:${port}`
  const stopApi = async () => {
    await api.stop()
    await mocks.stop()
  }
  const server = await startProcess(
    ['dist/start.cjs'],
    // All visitors of a worker share one IP address, so the limits are higher.
    {
      PORT: String(port),
      SITE_URL: url,
      API_BASE_URL: api.url,
      LOG_LEVEL: 'info',
      WRITES_PER_MINUTE: '1000',
      QUERIES_PER_MINUTE: '100000',
      ...env,
    },
    printsPort(port),
  ).catch(async (error: unknown) => {
    await stopApi()
    throw error
  })
  startedProcesses.add(`site ${port}`, server)
  startedProcesses.add(`mock API ${apiPort}`, mocks)
  return {
    url,
    api,
    async resetApi() {
      const response = await fetch(`${mocksUrl}/__control/reset`, { method: 'POST' })
      if (!response.ok) throw new Error(`Resetting the mock API failed: ${response.status} ${await response.text()}`)
    },
    getLog: server.getOutput,
    isRunning: server.isRunning,
    async stop() {
      const code = await server.stop()
      await stopApi()
      return code
    },
  }
}

const printsPort = (port: number) => (line: string) => line.includes(`:${port}`)
