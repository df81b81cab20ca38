import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { startNginx } from '#tests/servers/start-nginx.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

let nginx: Awaited<ReturnType<typeof startNginx>>
let siteAddress: string
let sitePort: number
let site: Awaited<ReturnType<typeof createFakeSite>>
const api = createFakeApi()
const seen: (string | null)[] = []
const hosts: (string | null)[] = []

skipUnlessInstalled('nginx')
beforeEach(async () => {
  const port = await reservePort()
  siteAddress = '127.0.0.1'
  nginx = await startNginx(port, () => siteAddress)
  sitePort = port
  seen.length = 0
  hosts.length = 0
  site = await createFakeSite({
    api: api.fetch,
    siteUrl: nginx.url,
    proxyCacheSeconds: 1,
    observe: app =>
      void app.addHook('onRequest', (request, _reply, done) => {
        seen.push(request.headers['x-forwarded-for']?.toString() ?? null)
        hosts.push(request.headers['x-forwarded-host']?.toString() ?? null)
        done()
      }),
  })
  await site.app.listen({ port, host: '127.0.0.1' })
})
afterEach(async () => {
  await nginx.kill()
  await site.app.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(nginx.url + path, { headers })
  await answer.text()
  return answer
}
const cached = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).headers.get('x-cache')

it('caches profiles briefly, and never serves a stale one while the site answers', async () => {
  expect([await cached('/profiles/7'), await cached('/profiles/7')]).toEqual(['MISS', 'HIT'])
  const states: (string | null)[] = []
  const next = async () => {
    const state = await cached('/profiles/7')
    states.push(state)
    return state
  }
  await expect.poll(next, { interval: 100 }).not.toBe('HIT')
  // Neither a stale page during an update (UPDATING) nor after an error (STALE).
  expect(['EXPIRED', 'REVALIDATED']).toContain(states.at(-1))
  expect(await cached('/profiles/7')).toBe('HIT')
})

it('passes visitors through after a change, and caches their response for others', async () => {
  const wrote = { cookie: 'wrote=1' }
  expect(await cached('/kazan', wrote)).toBe('BYPASS')
  expect(await cached('/kazan')).toBe('HIT')
  expect(await cached('/kazan', wrote)).toBe('BYPASS')
})

it('forwards the visitor’s address from the TLS terminator', async () => {
  await get('/kazan', { 'x-forwarded-for': '203.0.113.7' })
  expect(seen).toEqual(['203.0.113.7'])
})

it('forwards no host that a visitor sends', async () => {
  await get('/kazan', { 'x-forwarded-host': 'evil.example' })
  expect(hosts).toEqual([new URL(nginx.url).host])
})

it('finds the site after a restart at another address', async () => {
  expect((await get('/kazan')).status).toBe(200)
  const moved = createServer((_request, response) =>
    response.writeHead(200, { 'cache-control': 'no-store' }).end('moved'),
  )
  await once(moved.listen(sitePort, '127.0.0.2'), 'listening')
  siteAddress = '127.0.0.2'
  let asked = 0
  // A new address each time, so that none is cached.
  const answer = async () => (await fetch(`${nginx.url}/tver?visit=${(asked += 1)}`)).text()
  await expect.poll(answer, { interval: 100 }).toBe('moved')
  moved.closeAllConnections()
  moved.close()
})

it('serves stale pages while the site is down, otherwise an error with the site’s headers', async () => {
  await get('/kazan')
  await site.app.close()
  expect((await get('/kazan')).status).toBe(200)
  const failed = await get('/tver')
  expect([failed.status, failed.headers.get('x-content-type-options'), failed.headers.get('cache-control')]).toEqual([
    502,
    'nosniff',
    'no-store',
  ])
})
