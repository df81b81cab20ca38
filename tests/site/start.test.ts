import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import { expect, test } from './support/test.ts'

const server = ['dist/start.cjs']

for (const [what, env, message] of [
  ['the demo is refused and no API is set', { DEMO: '0' }, /API_BASE_URL/],
  ['the port is not a number', { PORT: 'many' }, /PORT.*many/],
  ['the API’s address is not a URL', { API_BASE_URL: 'api.example' }, /API_BASE_URL/],
  [
    'two settings are wrong',
    { LOG_LEVEL: 'loud', RENDERS_AT_ONCE: '0' },
    /LOG_LEVEL[^]*RENDERS_AT_ONCE|RENDERS_AT_ONCE[^]*LOG_LEVEL/,
  ],
] as const)
  test(`the site does not start when ${what}`, async () => {
    const start = startProcess(server, env, line => line.includes('listening'))
    await expect(start).rejects.toThrow(message)
    await expect(start).rejects.not.toThrow(/ at .*\.mjs:\d/)
  })

test('the error for an occupied port names the port and the setting', async () => {
  const portHolder = createServer().listen(0)
  await once(portHolder, 'listening')
  const { port } = portHolder.address() as AddressInfo
  const start = startProcess(server, { PORT: String(port) }, line => line.includes('listening'))
  await expect(start).rejects.toThrow(new RegExp(`port ${port} is taken.* PORT`))
  await expect(start).rejects.not.toThrow(/ at .*\.mjs:\d/)
  portHolder.close()
})

test('a request that began before the stop signal is answered', async ({ site }) => {
  // A second site, because the worker's site must keep running.
  const port = await reservePort()
  const own = await startProcess(server, { PORT: String(port), API_BASE_URL: site.api.url }, line =>
    line.includes(`:${port}`),
  )
  site.api.behave('silent', /by\/slug\/kursk/)
  const answer = fetch(`http://127.0.0.1:${port}/kursk`)
  await expect.poll(() => site.api.calls().some(call => call.includes('kursk'))).toBe(true)
  const stopped = own.stop('SIGTERM')
  site.api.behave('good')
  expect((await answer).status).toBe(200)
  expect(await stopped).toBe(0)
  expect(own.isRunning()).toBe(false)
})

test('a start loads no compiler to read the configuration of Next', async ({ site }) => {
  const port = await reservePort()
  const env = { PORT: String(port), API_BASE_URL: site.api.url }
  const report = 'process.once("SIGTERM",()=>console.log(process.report.getReport().sharedObjects.join()))'
  const own = await startProcess([`--import=data:text/javascript,${report}`, ...server], env, line =>
    line.includes(`:${port}`),
  )
  // An address that a rewrite turns into an inner one.
  expect((await fetch(`http://127.0.0.1:${port}/moskva/specialists?page=1`)).status).toBe(200)
  await own.stop('SIGTERM')
  expect(own.output()).toContain('.so')
  expect(own.output()).not.toMatch(/next-swc|next\.config\.\w/)
})

test('a second stop signal does not cut a mutation', async ({ site }) => {
  const port = await reservePort()
  const url = `http://127.0.0.1:${port}`
  const own = await startProcess(server, { PORT: String(port), API_BASE_URL: site.api.url }, line =>
    line.includes(`:${port}`),
  )
  site.api.behave('silent', /email\/code/)
  const answer = fetch(`${url}/use-cases/requestCode`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ lang: 'ru', input: 'new@demo.example' }),
  })
  await expect.poll(() => site.api.calls().some(call => call.includes('email/code'))).toBe(true)
  const stopped = own.stop('SIGTERM')
  void own.stop('SIGTERM')
  await expect.poll(() => fetch(`${url}/healthz`).then(String, () => 'refused'), { interval: 20 }).toBe('refused')
  void own.stop('SIGTERM')
  site.api.behave('good')
  expect((await answer).status).toBe(200)
  expect(await stopped).toBe(0)
})

test('every line that a site prints is JSON', async () => {
  const port = await reservePort()
  const own = await startProcess(server, { PORT: String(port) }, line => line.includes(`:${port}`))
  await fetch(`http://127.0.0.1:${port}/kazan`)
  await own.stop()
  const lines = own.output().split('\n')
  expect(lines.filter(line => !line.startsWith('{') || !JSON.parse(line))).toEqual([])
})

test('the API reference exists in demo mode only', async ({ request }) => {
  const port = await reservePort()
  const demo = await startProcess(server, { PORT: String(port) }, line => line.includes(`:${port}`))
  for (const path of ['/test/api', '/en/test/api']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('GET /api/cities/by/slug/{slug}')
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect((await request.get(path)).status()).toBe(404)
  }
  expect(await demo.stop('SIGTERM')).toBe(0)
})

test('with an API the pages have no demo notice and no noindex', async ({ request }) => {
  const answer = await request.get('/moskva')
  expect(answer.headers()['x-robots-tag']).toBeUndefined()
  const html = await answer.text()
  expect(html).toContain('</footer>')
  expect(html).not.toContain('Демонстрационные данные')
})
