import { productionTimeoutSettings, startSite, type Site } from '#tests/e2e/support/site.ts'
import { getHeading, getLanguage, parseDocument, getText } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'
import { waitUntilWarm } from './support/wait-until-warm.ts'

const getStatus = (url: string) =>
  fetch(url).then(
    response => response.status,
    (error: unknown) => `no response: ${error instanceof Error ? String(error.cause) : ''}`,
  )
const getStatuses = (url: string, paths: readonly string[]) => Promise.all(paths.map(path => getStatus(url + path)))

async function expectRecovery(site: Site, behavior: 'failing' | 'broken' | 'silent', path: string) {
  site.api.setBehavior(behavior)
  const response = await fetch(site.url + path)
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Cant get city')
  site.api.setBehavior('good')
  expect((await fetch(site.url + path)).status).toBe(200)
}

for (const [behavior, path] of [
  ['failing', '/kaluga'],
  ['broken', '/orel'],
] as const)
  test(`R-failed-page: the site recovers from a ${behavior} API`, ({ site }) => expectRecovery(site, behavior, path))

test('R-failed-page: the site recovers from a silent API', async () => {
  const site = await startSite(productionTimeoutSettings)
  await expectRecovery(site, 'silent', '/penza')
  await site.stop()
})

test('200 concurrent requests for a new page cause one render', async ({ site }) => {
  site.api.setBehavior('silent')
  const statuses = getStatuses(
    site.url,
    Array.from({ length: 200 }, () => '/voronezh'),
  )
  const countCalls = () => site.api.getCalls().filter(call => call.includes('/by/slug/voronezh')).length
  await expect.poll(countCalls).toBeGreaterThan(0)
  const callsBefore = countCalls()
  site.api.setBehavior('good')
  expect(new Set(await statuses)).toEqual(new Set([200]))
  const callsAfter = countCalls()
  // A second call may be the API client's retry. Without a shared render there would be eight calls (RENDERS_AT_ONCE).
  expect(callsBefore + callsAfter).toBeLessThanOrEqual(2)
})

test('200 concurrent requests for new pages never exceed the limit of renders', async () => {
  const site = await startSite({ RENDERS_AT_ONCE: '3' })
  await waitUntilWarm(site)
  const profiles = /^\/api\/profiles\/\d+(\?|$)/
  site.api.setBehavior('silent', profiles)
  const paths = Array.from({ length: 200 }, (_, index) => `/profiles/${index + 1}`)
  const pendingStatuses = getStatuses(site.url, paths)
  await expect.poll(() => site.api.getMaxConcurrentCalls()).toBe(3)
  site.api.setBehavior('good', profiles)
  const statuses = await pendingStatuses
  expect(site.isRunning(), site.getLog().slice(-2000)).toBe(true)
  expect(site.api.getMaxConcurrentCalls()).toBeLessThanOrEqual(3)
  // Requests that would queue for too long get 503.
  expect(statuses.filter(status => status !== 200 && status !== 503)).toEqual([])
  expect(statuses).toContain(200)
  await site.stop()
})

test('the site exits with code 0 when stopped right after the start', async () => {
  const site = await startSite()
  expect(await site.stop()).toBe(0)
  expect(site.isRunning()).toBe(false)
})

test('while the API is down, cached pages are served and other pages return 503; afterwards these return 200', async ({
  request,
  site,
}) => {
  const cachedPath = '/tula'
  const firstResponse = await request.get(cachedPath)
  expect(firstResponse.status()).toBe(200)
  const cachedBody = await firstResponse.text()

  site.api.setBehavior('unreachable')
  expect(await (await request.get(cachedPath)).text()).toBe(cachedBody)
  for (const [path, lang] of [
    ['/ryazan', 'ru'],
    ['/en/ryazan', 'en'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status()).toBe(503)
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
    expect(response.headers()['cache-control']).toBe('no-store')
    const page = parseDocument(await response.text())
    expect(getLanguage(page)).toBe(lang)
    expect(getHeading(page)).toMatch(/\S/)
    expect(getText(page.body)).toContain('Cant get city')
  }
  expect(site.isRunning()).toBe(true)

  site.api.setBehavior('good')
  for (const [path, heading] of [
    ['/ryazan', /Рязани/],
    ['/en/ryazan', /Ryazan/],
  ] as const) {
    const recoveredResponse = await request.get(path)
    expect(recoveredResponse.status(), path).toBe(200)
    expect(getHeading(parseDocument(await recoveredResponse.text()))).toMatch(heading)
  }
})

test('a page with a failed block shows the failure and is not cached', async ({ request, site }) => {
  site.api.setBehavior('failing', /^\/api\/v2\/profiles/)
  const response = await request.get('/samara')
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('no-store')
  expect(getText(parseDocument(await response.text()).body)).toContain('Специалисты Самары не загрузились')
  site.api.setBehavior('good')
  const page = parseDocument(await (await request.get('/samara')).text())
  expect(getText(page.body)).not.toContain('не загрузились')
  expect([...page.querySelectorAll('h2')].map(getText)).toContainEqual(expect.stringMatching(/^Лучшие/))
})

test('the home page works without its random specialists', async () => {
  const site = await startSite({}, api => api.setBehavior('failing', /random/))
  const response = await fetch(`${site.url}/`)
  expect(response.status).toBe(200)
  const page = parseDocument(await response.text())
  expect(getText(page.body)).toContain('Специалисты не загрузились')
  expect(page.querySelector('#cities')).not.toBeNull()
  expect([...page.querySelectorAll('[role=alert] button')].map(getText)).toEqual(['Повторить'])
  site.api.setBehavior('good')
  const retryResponse = await fetch(`${site.url}/use-cases/randomProfiles?lang=ru`)
  expect(await retryResponse.json()).toMatchObject({ ok: true, value: { length: 4 } })
  await site.stop()
})

test('Retry and the language switch of an error page keep the list and its page', async ({ request, site }) => {
  const path = '/en/tambov/specialists?page=2'
  site.api.setBehavior('unreachable')
  const response = await request.get(path)
  expect(response.status()).toBe(503)
  const links = [...parseDocument(await response.text()).querySelectorAll('a')]
  const listHrefs = (text: string) =>
    links.filter(link => getText(link) === text).map(link => link.getAttribute('href'))
  expect(new Set(listHrefs('Русский'))).toEqual(new Set(['/tambov/specialists?page=2']))
  expect(listHrefs('Try again')).toEqual([path])
  site.api.setBehavior('good')
  expect(getHeading(parseDocument(await (await request.get(path)).text()))).toMatch(/Tambov/)
})
