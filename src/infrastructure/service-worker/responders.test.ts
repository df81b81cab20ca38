import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PageStore } from './page-store.ts'
import { createResponders } from './responders.ts'

const origin = 'https://znatok.example'
const groups = { protected: 'P', specialists: 'S', cities: 'C', others: 'O' }
const texts = {
  ru: {
    'stored-pages:savedOn': 'Сохранено {{date}}',
    'stored-pages:groups': groups,
  },
  en: { 'stored-pages:savedOn': 'Saved on {{date}}', 'stored-pages:groups': groups },
}
const offlinePage = '<body><div data-stored-pages=""></div></body>'

const createResponse = (body: string, init: ResponseInit = {}) =>
  Object.defineProperty(
    new Response(body, {
      headers: { 'cache-control': 'public', 'content-type': 'text/html' },
      ...init,
    }),
    'type',
    { value: 'basic' },
  )

function setUp(network: () => Promise<Response>, copies: Readonly<Record<string, string>> = {}) {
  vi.stubGlobal('fetch', network)
  const saved: string[] = []
  const removed: string[] = []
  const store: Pick<PageStore, 'find' | 'listPages' | 'openPages' | 'saveDocument' | 'remove'> = {
    find: async url => {
      const copy = copies[url.slice(origin.length)]
      return copy === undefined
        ? undefined
        : { response: createResponse(copy), storedAt: Date.UTC(2026, 10, 26, 21, 5) }
    },
    listPages: async () =>
      Object.keys(copies).map(path => ({
        url: origin + path,
        title: path,
        renderId: '',
        storedAt: 0,
        bytes: 0,
        isProtected: false,
      })),
    openPages: async () => ({}) as Cache,
    saveDocument: async (_, url) => void saved.push(url),
    remove: async (_, url) => removed.push(url) > 0,
  }
  const responders = createResponders({ store: store as PageStore, origin, texts })
  const navigate = (path: string) =>
    responders.respondToNavigation({
      request: { url: origin + path } as Request,
      preloadResponse: undefined,
      waitUntil: () => undefined,
    })
  return { navigate, saved, removed, respondToRouter: responders.respondToRouter }
}

const fail = () => Promise.reject(new TypeError('Failed to fetch'))
const hang = () => new Promise<never>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('responds from the network and stores the document', async () => {
  const { navigate, saved } = setUp(async () => createResponse('<body>new</body>'), { '/kazan': 'old' })
  expect(await (await navigate('/kazan#reviews')).text()).toBe('<body>new</body>')
  expect(saved).toEqual([`${origin}/kazan`])
})

it('revalidates each response of the HTTP cache, because it may be stale', async () => {
  const network = vi.fn(async () => createResponse('new'))
  await setUp(network).navigate('/kazan')
  expect(network).toHaveBeenCalledExactlyOnceWith({ url: `${origin}/kazan` }, { cache: 'no-cache' })
})

it('does not store a private page, and shows the offline page in its place without a network', async () => {
  const { navigate, saved } = setUp(async () => createResponse('own'))
  expect(await (await navigate('/profile')).text()).toBe('own')
  expect(saved).toEqual([])
  expect((await setUp(fail, { '/offline': offlinePage }).navigate('/profile')).status).toBe(503)
})

it.each([500, 404, 302])('passes on a response with the status %s, and does not store it', async status => {
  const { navigate, saved } = setUp(async () => createResponse('error', { status }), { '/kazan': 'old' })
  expect((await navigate('/kazan')).status).toBe(status)
  expect(saved).toEqual([])
})

it.each([502, 503, 504])('shows the stored copy instead of a response with the status %s', async status => {
  const network = async () => createResponse('error', { status })
  expect(await (await setUp(network, { '/kazan': '<body>old</body>' }).navigate('/kazan')).text()).toContain('old')
  expect((await setUp(network).navigate('/kazan')).status).toBe(status)
})

it.each([404, 410])('deletes the stored copy of a page with the status %s', async status => {
  const { navigate, removed } = setUp(async () => createResponse('gone', { status }), { '/profiles/4': 'old' })
  await navigate('/profiles/4')
  expect(removed).toEqual([`${origin}/profiles/4`])
})

it.each([404, 410])('treats a %s that is not public as a proxy’s response', async status => {
  const network = async () => createResponse('404 page not found', { status, headers: {} })
  const { navigate, removed } = setUp(network, { '/profiles/4': '<body>old</body>' })
  expect(await (await navigate('/profiles/4')).text()).toContain('old')
  expect(removed).toEqual([])
  expect((await setUp(network).navigate('/profiles/4')).status).toBe(status)
})

it('marks the stored copy with the time in Moscow, in the language of the page', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 30))
  const { navigate } = setUp(fail, { '/kazan': '<body>old</body>', '/en/kazan': '<body>old</body>' })
  expect(await (await navigate('/kazan')).text()).toContain('>Сохранено 27\u00a0ноября, 00:05<')
  expect(await (await navigate('/en/kazan')).text()).toMatch(/>Saved on November\u00a027, 12:05.AM</)
})

it('marks a stored copy older than half a year with the year', async () => {
  vi.setSystemTime(Date.UTC(2027, 5, 30))
  const { navigate } = setUp(fail, { '/kazan': '<body>old</body>', '/en/kazan': '<body>old</body>' })
  expect(await (await navigate('/kazan')).text()).toMatch(/>Сохранено 27\u00a0ноября 2026\sг\., 00:05</)
  expect(await (await navigate('/en/kazan')).text()).toMatch(/>Saved on November\u00a027, 2026, 12:05.AM</)
})

it('shows the stored copy when the network takes longer than three seconds', async () => {
  const { navigate } = setUp(hang, { '/kazan': '<body>old</body>' })
  const response = navigate('/kazan')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await (await response).text()).toContain('old')
})

it('waits for the network when no copy is stored', async () => {
  let respond: (response: Response) => void = () => undefined
  const { navigate } = setUp(() => new Promise(resolve => (respond = resolve)))
  const response = navigate('/kazan')
  await vi.advanceTimersByTimeAsync(10_000)
  respond(createResponse('late'))
  expect(await (await response).text()).toBe('late')
})

it('lists the stored pages on the offline page', async () => {
  const { navigate } = setUp(fail, { '/offline': offlinePage, '/kazan': 'old' })
  const response = await navigate('/perm')
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain('href="/kazan"')
  expect(html).not.toContain('href="/offline"')
})

it('shows the offline page of the other language when only that one is stored', async () => {
  const { navigate } = setUp(fail, { '/offline': offlinePage, '/kazan': 'old' })
  const response = await navigate('/en/kazan')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('href="/kazan"')
})

it.each([
  ['/perm?page=2&sort=new', '/offline', '/en/offline', '/en/perm?page=2&amp;sort=new'],
  ['/en/perm?page=2', '/en/offline', '/offline', '/perm?page=2'],
  ['/?utm=1', '/offline', '/en/offline', '/en?utm=1'],
  ['/en/perm', '/offline', '/en/offline', '/en/perm'],
])('the offline page at %s leads to the same page in the other language', async (path, stored, href, target) => {
  const link = `<a href="${href}" hrefLang="en">`
  const { navigate } = setUp(fail, { [stored]: offlinePage + link })
  expect(await (await navigate(path)).text()).toContain(`<a href="${target}" hrefLang="en">`)
})

it('marks a storable page that the HTTP cache returned while the device is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const sentAt = new Date(Date.now() - 5 * 60_000)
  const headers = { 'cache-control': 'public', 'content-type': 'text/html', date: sentAt.toUTCString() }
  const { navigate } = setUp(async () => createResponse('<body>old</body>', { headers }))
  const time = new Intl.DateTimeFormat('ru', { timeStyle: 'short', timeZone: 'Europe/Moscow' }).format(sentAt)
  expect(await (await navigate('/kazan')).text()).toMatch(new RegExp(`>Сохранено [^<]+, ${time}<.*old`))
  expect(await (await navigate('/profile')).text()).toBe('<body>old</body>')
})

it.each([
  ['the device is online', true, 5 * 60_000],
  ['the device is offline but runs the site itself', false, 1000],
])('does not mark a page from the network when %s', async (_, onLine, ageMs) => {
  vi.stubGlobal('navigator', { onLine })
  const date = new Date(Date.now() - ageMs).toUTCString()
  const headers = { 'cache-control': 'public', 'content-type': 'text/html', date }
  const { navigate } = setUp(async () => createResponse('<body>new</body>', { headers }))
  expect(await (await navigate('/kazan')).text()).toBe('<body>new</body>')
})

it('fails like the network when the offline page is not stored', async () => {
  await expect(setUp(fail).navigate('/perm')).rejects.toThrow('Failed to fetch')
})

it('makes the router load the document when the network fails or is late', async () => {
  const request = { signal: new AbortController().signal } as Request
  expect((await setUp(fail).respondToRouter({ request }, `${origin}/kazan`)).status).toBe(504)
  const { respondToRouter, navigate } = setUp(hang, { '/kazan': '<body>old</body>' })
  const response = respondToRouter({ request }, `${origin}/kazan`)
  await vi.advanceTimersByTimeAsync(3000)
  expect((await response).status).toBe(504)
  const document = navigate('/kazan')
  await vi.advanceTimersByTimeAsync(0)
  expect(await (await document).text()).toContain('old')
})

it.each([
  ['the router has given up', AbortSignal.abort(), 0],
  ['some time has passed', new AbortController().signal, 3000],
])('waits for the network again when %s', async (_, signal, delayMs) => {
  let network: () => Promise<Response> = hang
  const { respondToRouter, navigate } = setUp(() => network(), { '/kazan': '<body>old</body>' })
  void respondToRouter({ request: { signal } as Request }, `${origin}/kazan`)
  await vi.advanceTimersByTimeAsync(3000)
  await vi.advanceTimersByTimeAsync(delayMs)
  let respond: (response: Response) => void = () => undefined
  network = () => new Promise(resolve => (respond = resolve))
  const document = navigate('/kazan')
  await vi.advanceTimersByTimeAsync(100)
  respond(createResponse('<body>new</body>'))
  expect(await (await document).text()).toContain('new')
})
