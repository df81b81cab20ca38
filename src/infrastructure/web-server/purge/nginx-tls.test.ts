import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { startTlsNginx } from '#tests/servers/start-nginx.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

skipUnlessInstalled('nginx')

let sitePort: number
const siteRequests: string[] = []
beforeEach(async () => {
  siteRequests.length = 0
  sitePort = await listen(({ method, url }, response) => {
    siteRequests.push(`${method} ${url}`)
    response.end('from the site')
  })
})

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

it.each([
  ['hangs', () => listen(() => undefined)],
  ['is down', reservePort],
])('while Varnish %s, reads go to the site, and mutations are not resent', async (_state, getVarnishPort) => {
  const nginx = await startTlsNginx(sitePort, await getVarnishPort())
  onTestFinished(nginx.kill)
  const response = await fetch(`${nginx.url}/kazan?page=2`)
  expect([response.status, await response.text()]).toEqual([200, 'from the site'])
  expect((await fetch(`${nginx.url}/use-cases/writeReview`, { method: 'POST', body: '{}' })).status).toBe(502)
  expect(siteRequests).toEqual(['GET /kazan?page=2'])
})
