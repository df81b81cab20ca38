import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import { demoTest } from './support/demo-test.ts'
import { parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

const server = ['dist/start.cjs']

for (const [reason, env, message] of [
  ['the demo is disabled and no API is set', { DEMO: '0' }, /API_BASE_URL/],
  ['the port is not a number', { PORT: 'many' }, /PORT.*many/],
  ['the base URL of the API is not a URL', { API_BASE_URL: 'api.example' }, /API_BASE_URL/],
  [
    'two settings are wrong',
    { LOG_LEVEL: 'loud', RENDERS_AT_ONCE: '0' },
    /LOG_LEVEL[^]*RENDERS_AT_ONCE|RENDERS_AT_ONCE[^]*LOG_LEVEL/,
  ],
] as const)
  test(`the site does not start when ${reason}`, async () => {
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

test('with PORT=0, the log names the port that the site listens on', async ({ site }) => {
  const env = { PORT: '0', API_BASE_URL: site.api.url }
  const startedSite = await startProcess(server, env, line => line.includes('listening'))
  const [, port] = /"address":"http:\/\/localhost:([1-9]\d*)"/.exec(startedSite.getOutput()) ?? []
  expect((await fetch(`http://127.0.0.1:${port}/kazan`)).status).toBe(200)
  await startedSite.stop()
})

test('a request that began before the stop signal gets a response', async ({ site }) => {
  // Its own site, because other tests share that of the fixture.
  const port = await reservePort()
  const startedSite = await startProcess(server, { PORT: String(port), API_BASE_URL: site.api.url }, line =>
    line.includes(`:${port}`),
  )
  site.api.setBehavior('silent', /by\/slug\/kursk/)
  const response = fetch(`http://127.0.0.1:${port}/kursk`)
  await expect.poll(() => site.api.getCalls().some(call => call.includes('kursk'))).toBe(true)
  const exitCode = startedSite.stop('SIGTERM')
  site.api.setBehavior('good')
  expect((await response).status).toBe(200)
  expect(await exitCode).toBe(0)
  expect(startedSite.isRunning()).toBe(false)
})

test('startup does not load a compiler for the configuration of Next', async ({ site }) => {
  const port = await reservePort()
  const env = { PORT: String(port), API_BASE_URL: site.api.url }
  const report = 'process.once("SIGTERM",()=>console.log(process.report.getReport().sharedObjects.join()))'
  const startedSite = await startProcess([`--import=data:text/javascript,${report}`, ...server], env, line =>
    line.includes(`:${port}`),
  )
  // A rewrite in Next's configuration maps this path to an internal URL.
  expect((await fetch(`http://127.0.0.1:${port}/moskva/specialists?page=1`)).status).toBe(200)
  await startedSite.stop('SIGTERM')
  expect(startedSite.getOutput()).toMatch(/\.(?:so|dylib)\b/)
  expect(startedSite.getOutput()).not.toMatch(/next-swc|next\.config\.\w/)
})

test('a second stop signal does not interrupt a mutation', async ({ site }) => {
  const port = await reservePort()
  const url = `http://127.0.0.1:${port}`
  const startedSite = await startProcess(server, { PORT: String(port), API_BASE_URL: site.api.url }, line =>
    line.includes(`:${port}`),
  )
  site.api.setBehavior('silent', /email\/code/)
  const response = fetch(`${url}/use-cases/requestCode`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ lang: 'ru', input: 'new@demo.example' }),
  })
  await expect.poll(() => site.api.getCalls().some(call => call.includes('email/code'))).toBe(true)
  const exitCode = startedSite.stop('SIGTERM')
  void startedSite.stop('SIGTERM')
  await expect.poll(() => fetch(`${url}/healthz`).then(String, () => 'refused'), { interval: 20 }).toBe('refused')
  void startedSite.stop('SIGTERM')
  site.api.setBehavior('good')
  expect((await response).status).toBe(200)
  expect(await exitCode).toBe(0)
})

test('every line that a site prints is JSON', async () => {
  const port = await reservePort()
  const startedSite = await startProcess(server, { PORT: String(port) }, line => line.includes(`:${port}`))
  await fetch(`http://127.0.0.1:${port}/kazan`)
  await startedSite.stop()
  const lines = startedSite.getOutput().split('\n')
  expect(lines.filter(line => !line.startsWith('{') || !JSON.parse(line))).toEqual([])
})

demoTest('the API reference exists in demo mode only', async ({ request, demoUrl }) => {
  for (const path of ['/test/api', '/en/test/api']) {
    const response = await fetch(demoUrl + path)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('GET /api/cities/by/slug/{slug}')
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect((await request.get(path)).status()).toBe(404)
  }
})

demoTest(
  'with the setting SERVICE_WORKER=0 pages forbid the service worker, and /sw.js unregisters an installed one',
  async ({ demoUrl, site }) => {
    for (const [url, isForbidden, script] of [
      [demoUrl, true, 'unregister.js'],
      [site.url, false, 'worker.js'],
    ] as const) {
      const page = parseDocument(await (await fetch(`${url}/kazan`)).text())
      expect(page.querySelector('script[data-build]')?.hasAttribute('data-no-worker')).toBe(isForbidden)
      expect(await (await fetch(`${url}/sw.js`)).text()).toBe(readFileSync(`dist/service-worker/${script}`, 'utf8'))
    }
  },
)

test('with an API the pages have no demo notice and no noindex', async ({ request }) => {
  const response = await request.get('/moskva')
  expect(response.headers()['x-robots-tag']).toBeUndefined()
  const html = await response.text()
  expect(html).toContain('</footer>')
  expect(html).not.toContain('Демонстрационные данные')
})

test('with an API the log names each problem of the brand in exactly one line', ({ site }) => {
  const problems = JSON.parse(readFileSync('dist/brand-problems.json', 'utf8')) as readonly string[]
  const lines = site
    .getLog()
    .split('\n')
    .filter(line => line.includes('the brand is incomplete'))
  expect(lines).toHaveLength(problems.length)
  for (const problem of problems)
    expect(lines.filter(line => line.includes(JSON.stringify(problem).slice(1, -1)))).toHaveLength(1)
})
