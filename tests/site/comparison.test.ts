import type { APIRequestContext } from '@playwright/test'
import { getHeading, parseDocument, getText } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

const readTexts = (page: Document, selector: string) => [...page.querySelectorAll(selector)].map(getText)

const readSteps = async (request: APIRequestContext, path: string) =>
  readTexts(parseDocument(await (await request.get(path)).text()), 'main ol > li')
const lastStep: unknown = expect.stringMatching(/^Нажмите «Сравнить отмеченных»/)

test('equivalent URLs share one comparison page, which is cached for a minute and noindex', async ({
  request,
  site,
}) => {
  const firstResponse = await request.get('/profiles/compare?ids=12,3')
  expect(firstResponse.status()).toBe(200)
  expect(firstResponse.headers()['cache-control']).toContain('s-maxage=60')
  const countCalls = () => site.api.getCalls().filter(call => /profiles\/(3|12)\?/.test(call)).length
  expect(countCalls()).toBe(2)
  for (const equivalentPath of ['/profiles/compare?ids=12&ids=3', '/profiles/compare?ids=12&ids=3&utm_source=a&ids=12'])
    expect((await request.get(equivalentPath)).headers()['etag'], equivalentPath).toBe(firstResponse.headers()['etag'])
  expect(countCalls()).toBe(2)
  const page = parseDocument(await firstResponse.text())
  expect(getHeading(page)).toBe('Сравнение специалистов')
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const links = [...page.querySelectorAll('thead a[href^="/profiles/"]')].map(link => link.getAttribute('href'))
  expect(links).toEqual(['/profiles/12', '/profiles/compare?ids=3', '/profiles/3', '/profiles/compare?ids=12'])
  expect(page.title).toContain(getText(page.querySelector('thead a') ?? page.body))
})

test('a missing or failed profile shows an error in its column only, and the page fails if all profiles fail', async ({
  request,
  site,
}) => {
  const path = '/en/profiles/compare?ids=5,6,999999999'
  const readHeaderCells = async () => readTexts(parseDocument(await (await request.get(path)).text()), 'thead th')
  const failingPath = /^\/api\/profiles\/6(\?|$)/
  site.api.setBehavior('failing', failingPath)
  const [first, second, third] = await readHeaderCells()
  expect(first).not.toMatch(/didn’t load|no longer exists/)
  expect(second).toContain('The profile didn’t load')
  expect(third).toContain('This profile no longer exists')
  site.api.setBehavior('good', failingPath)
  expect((await readHeaderCells())[1]).not.toContain('load')
  site.api.setBehavior('failing')
  expect((await request.get('/profiles/compare?ids=21,22')).status()).toBe(503)
})

test('an empty comparison explains how to compare', async ({ request }) => {
  for (const path of ['/profiles/compare', '/profiles/compare?ids=x'])
    expect(await readSteps(request, path), path).toContainEqual(lastStep)
  expect(getHeading(parseDocument(await (await request.get('/en/profiles/compare')).text()))).toBe(
    'Compare specialists',
  )
})

test('internal URLs of a comparison return 404', async ({ request }) => {
  for (const path of ['/~compare', '/~compare/3-12', '/profiles/compare/3'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('an internal parameter in a public URL is ignored', async ({ request }) => {
  expect(await readSteps(request, '/profiles/compare?~ids=3-12&ids=')).toContainEqual(lastStep)
})
