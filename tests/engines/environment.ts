import type { SubmissionRecords } from '#mocks/accounts/submissions.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import type { Environment } from './steps/step.ts'
import { startTcpProxy } from './tcp-proxy.ts'

export interface StartedEnvironment extends Environment {
  readonly url: string
  readonly getPendingRequests: () => readonly string[]
  readonly getLogs: () => Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

export async function startEnvironment(): Promise<StartedEnvironment> {
  const [apiPort, port] = [await reservePort(), await reservePort()]
  const api = `http://127.0.0.1:${apiPort}`
  const proxy = await startTcpProxy(port)
  const mocks = await startProcess(['dist/mock-api.mjs'], { MOCK_API_PORT: `${apiPort}` }, line => line.includes(api))
  const env = { PORT: `${port}`, SITE_URL: proxy.url, API_BASE_URL: api, LOG_LEVEL: 'info' }
  const site = await startProcess(['dist/start.cjs'], env, line => line.includes(proxy.url))
  return {
    url: proxy.url,
    getPendingRequests: proxy.getPendingRequests,
    getLogs: () => ({ site: site.getOutput(), 'mock API': mocks.getOutput() }),
    setOffline: proxy.setCut,
    async replaceNotifications(count, unreadCount) {
      const response = await fetch(`${api}/__control/state`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'somebody has notifications',
          params: { profile_id: 1, count, unread: unreadCount },
        }),
      })
      if (!response.ok) throw new Error(`replaceNotifications: ${response.status} ${await response.text()}`)
    },
    async countSubmissions() {
      const response = await fetch(`${api}/__control/submissions`)
      const { reviews, serviceRequests } = (await response.json()) as SubmissionRecords
      return reviews.length + serviceRequests.length
    },
    async stop() {
      await proxy.stop()
      await site.stop()
      await mocks.stop()
    },
  }
}
