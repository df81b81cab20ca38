import type { Received } from '#mocks/accounts/submissions.ts'
import { freePort, startProcess } from '#scripts/site/start-process.ts'
import { openDoor } from './door.ts'
import type { World } from './steps/step.ts'

/** The built site with a mock API of its own, behind a door that can be cut. */
export interface StartedWorld extends World {
  /** Where the browser finds it. */
  readonly url: string
  readonly stop: () => Promise<void>
}

export async function startWorld(): Promise<StartedWorld> {
  const [apiPort, port] = [await freePort(), await freePort()]
  const api = `http://127.0.0.1:${apiPort}`
  const door = await openDoor(port)
  // Both say their address when they listen.
  const mocks = await startProcess(['dist/mock-api.mjs'], { MOCK_API_PORT: `${apiPort}` }, line => line.includes(api))
  const env = { PORT: `${port}`, SITE_URL: door.url, API_BASE_URL: api, LOG_LEVEL: 'info' }
  const site = await startProcess(['dist/server.mjs'], env, line => line.includes(door.url))
  return {
    url: door.url,
    cutNetwork: door.cut,
    async notify(count, unread) {
      const answer = await fetch(`${api}/__control/state`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'somebody has notifications', params: { profile_id: 1, count, unread } }),
      })
      if (!answer.ok) throw new Error(`notify: ${answer.status} ${await answer.text()}`)
    },
    async received() {
      const answer = await fetch(`${api}/__control/received`)
      const { reviews, serviceRequests } = (await answer.json()) as Received
      return reviews.length + serviceRequests.length
    },
    async stop() {
      await door.stop()
      await site.stop()
      await mocks.stop()
    },
  }
}
