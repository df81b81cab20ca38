import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { maxPages } from './choose-pages-to-evict.ts'
import { createPageStore } from './page-store.ts'
import { createFakeCaches } from './testing/fake-caches.ts'

const origin = 'https://znatok.example'
const minute = 60_000

function createSite(build: string, fakeCaches = createFakeCaches()) {
  const requests: string[] = []
  const site = {
    build,
    isDown: false,
    gonePaths: ['/gone'],
    privatePaths: ['/private'],
    createGoneBody: (): BodyInit => 'gone',
    proxyResponds404: false,
    isBroken: false,
  }
  const respond = (url: URL) => {
    const body = url.pathname.startsWith('/_next/')
      ? `load(["static/chunks/${url.pathname.includes('island') ? 'later' : 'every-dialog'}.js"])`
      : url.search.includes('_rsc')
        ? `flight of ${site.build}`
        : `<title>${url.pathname}</title><script data-files="/_next/static/a.js${url.pathname === '/profiles/compare' ? ' /_next/static/island.js' : ''}" data-build="${site.build}" data-render="r${url.pathname.slice(1)}">`
    const control = url.pathname.startsWith('/_next/') ? 'immutable' : 'public, max-age=0'
    if (site.isBroken) return new Response('error', { status: 500 })
    if (site.proxyResponds404) return new Response('404 page not found', { status: 404 })
    const isGone = site.gonePaths.includes(url.pathname)
    const response = new Response(isGone ? site.createGoneBody() : body, {
      status: isGone ? 404 : 200,
      headers: {
        'content-type': url.search.includes('_rsc') ? 'text/x-component' : 'text/html',
        'cache-control': site.privatePaths.includes(url.pathname) ? 'private' : control,
      },
    })
    return Object.defineProperty(response, 'type', { value: 'basic' })
  }
  vi.stubGlobal('caches', fakeCaches.caches)
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input)
    requests.push(url.pathname + url.search)
    if (site.isDown || url.pathname === '/broken') throw new TypeError('Failed to fetch')
    return respond(url)
  })
  let now = 1_000_000_000
  const store = createPageStore({ build, origin, now: () => now })
  const show = async (path: string, protectedPaths: readonly string[] = []) =>
    store.handleMessage(await store.openPages(), {
      shownUrl: origin + path,
      files: [],
      protectedPaths,
      completePaths: protectedPaths.slice(1),
    })
  const listStored = () =>
    fakeCaches
      .listUrls(`stored-pages-${build}`)
      .map(url => url.slice(origin.length))
      .toSorted()
  return { store, site, requests, show, listStored, fakeCaches, advanceClock: (ms: number) => (now += ms) }
}
afterEach(() => vi.unstubAllGlobals())

it('stores a shown page with its flight data and files', async () => {
  const { show, listStored, fakeCaches } = createSite('b1')
  await show('/kazan')
  expect(listStored()).toEqual(['/?_rsc=~rkazan', '/?protected', '/kazan'])
  expect(fakeCaches.listUrls('stored-files-b1')).toEqual([`${origin}/_next/static/a.js`])
})

it('fetches a page again after five minutes', async () => {
  const { show, requests, advanceClock } = createSite('b1')
  await show('/kazan')
  advanceClock(4 * minute)
  await show('/kazan')
  expect(requests.filter(path => path === '/kazan')).toHaveLength(1)
  advanceClock(2 * minute)
  await show('/kazan')
  expect(requests.filter(path => path === '/kazan')).toHaveLength(2)
})

it.each(['/private', '/gone', '/profile', '/kazan?login'])('does not store %s', async path => {
  const { show, listStored } = createSite('b1')
  await show(path)
  expect(listStored()).toEqual(['/?protected'])
})

it.each([true, false])('deletes the copy of a page that is gone (protected: %s)', async isProtected => {
  const { show, listStored, site, advanceClock } = createSite('b1')
  const protectedPaths = isProtected ? ['/profiles/7'] : []
  await show('/profiles/7', protectedPaths)
  expect(listStored()).toContain('/profiles/7')
  site.gonePaths.push('/profiles/7')
  advanceClock(8 * 24 * 60 * minute)
  await show(isProtected ? '/kazan' : '/profiles/7', protectedPaths)
  expect(listStored()).not.toContain('/profiles/7')
})

describe('a protected page that is gone', () => {
  const showGone = async (setup: ReturnType<typeof createSite>) => {
    setup.site.gonePaths.push('/profiles/7')
    for (const path of ['/kazan', '/perm', '/omsk']) await setup.show(path, ['/offline', '/profiles/7'])
  }
  const countRequests = (requests: readonly string[]) => requests.filter(path => path === '/profiles/7').length

  it('is not requested for each shown page, even if the worker restarts', async () => {
    const setup = createSite('b1')
    await showGone(setup)
    expect(countRequests(setup.requests)).toBe(1)
    const restarted = createSite('b1', setup.fakeCaches)
    await showGone(restarted)
    expect(countRequests(restarted.requests)).toBe(0)
  })

  it('is requested again a week later', async () => {
    const setup = createSite('b1')
    await showGone(setup)
    setup.site.gonePaths.pop()
    setup.advanceClock(7 * 24 * 60 * minute)
    await setup.show('/kazan', ['/offline', '/profiles/7'])
    expect(countRequests(setup.requests)).toBe(2)
    expect(setup.listStored()).toContain('/profiles/7')
  })

  it('is completed once a navigation has stored it', async () => {
    const setup = createSite('b1')
    await showGone(setup)
    setup.site.gonePaths.pop()
    await setup.store.saveDocument(
      await setup.store.openPages(),
      `${origin}/profiles/7`,
      new Response('<script data-build="b1" data-render="back">'),
    )
    await setup.show('/kazan', ['/offline', '/profiles/7'])
    expect(setup.listStored()).toContain('/?_rsc=~back')
  })

  it('is requested each time if only the network fails', async () => {
    const { site, show, requests } = createSite('b1')
    await show('/kazan', ['/offline'])
    site.isDown = true
    for (const path of ['/kazan', '/kazan']) await show(path, ['/offline', '/profiles/7'])
    expect(countRequests(requests)).toBe(2)
  })
})

it('keeps the copies if a proxy responds 404 while the site restarts', async () => {
  const { show, listStored, site, advanceClock } = createSite('b1')
  await show('/kazan', ['/profiles/7'])
  site.proxyResponds404 = true
  advanceClock(8 * 24 * 60 * minute)
  await show('/kazan', ['/profiles/7'])
  expect(listStored()).toEqual(expect.arrayContaining(['/kazan', '/profiles/7']))
})

it('closes the responses that it does not store, because unread ones occupy connections', async () => {
  const { show, site } = createSite('b1')
  const close = vi.fn()
  site.createGoneBody = () => new ReadableStream({ cancel: close })
  site.gonePaths.push('/_next/static/a.js')
  await show('/gone', ['/kazan'])
  expect(close).toHaveBeenCalledTimes(2)
})

it('dates the copy of a response from the HTTP cache by the time when the server sent it', async () => {
  const { store, advanceClock } = createSite('b1')
  const response = new Response('<script data-build="b1" data-render="r">', {
    headers: { date: new Date(1_000_000_000).toUTCString() },
  })
  advanceClock(10 * minute)
  await store.saveDocument(await store.openPages(), `${origin}/kazan`, response)
  expect((await store.find(`${origin}/kazan`))?.storedAt).toBe(1_000_000_000)
})

it('keeps a copy that is newer than the response of the HTTP cache', async () => {
  const { store, show } = createSite('b1')
  await show('/kazan')
  const storedAt = (await store.find(`${origin}/kazan`))?.storedAt
  const response = new Response('<script data-build="b1" data-render="older">', {
    headers: { date: new Date(999_999_000).toUTCString() },
  })
  await store.saveDocument(await store.openPages(), `${origin}/kazan?utm_source=a`, response)
  expect((await store.find(`${origin}/kazan`))?.storedAt).toBe(storedAt)
})

it('does not store a document of another build', async () => {
  const { show, listStored, site } = createSite('b1')
  site.build = 'b2'
  await show('/kazan')
  expect(listStored()).toEqual(['/?protected'])
})

it('stores protected pages that were never shown, and keeps them when the others are evicted', async () => {
  const { show, listStored, advanceClock } = createSite('b1')
  await show('/first', ['/profiles/7'])
  for (let page = 0; page < maxPages; page++) {
    advanceClock(minute)
    await show(`/city-${page}`, ['/profiles/7'])
  }
  expect(listStored()).toContain('/profiles/7')
  expect(listStored()).not.toContain('/first')
  expect(listStored()).not.toContain('/?_rsc=~rfirst')
  expect(listStored()).toContain('/city-0')
})

it('keeps protected pages of the other language', async () => {
  const { store, show, listStored, advanceClock } = createSite('b1')
  await show('/first', ['/offline', '/profiles/7'])
  await show('/profiles/8')
  advanceClock(31 * 24 * 60 * minute)
  await show('/en/kazan', ['/en/offline', '/en/profiles/7'])
  expect(listStored()).toEqual(expect.arrayContaining(['/offline', '/profiles/7', '/en/offline', '/en/profiles/7']))
  expect(listStored()).not.toContain('/profiles/8')
  const protectedUrls = (await store.listPages()).filter(page => page.isProtected).map(({ url }) => url)
  expect(protectedUrls).toContain(`${origin}/profiles/7`)
  expect((await store.find(`${origin}/profiles/7`))?.storedAt).toBe((await store.find(`${origin}/en/kazan`))?.storedAt)
  advanceClock(31 * 24 * 60 * minute)
  await show('/en/kazan', ['/en/offline'])
  expect(listStored().filter(path => path.includes('/profiles'))).toEqual([])
})

it('evicts expired pages even if the storage is full', async () => {
  const { show, listStored, fakeCaches, advanceClock } = createSite('b1')
  await show('/kazan')
  expect(listStored()).toContain('/kazan')
  advanceClock(31 * 24 * 60 * minute)
  fakeCaches.fill()
  await show('/perm')
  expect(listStored()).not.toContain('/kazan')
})

it('stores the files that a complete page loads later, but not those that every page loads later', async () => {
  const { show, fakeCaches } = createSite('b1')
  await show('/kazan', ['/offline', '/profiles/compare'])
  const files = fakeCaches.listUrls('stored-files-b1')
  expect(files).toContain(`${origin}/_next/static/chunks/later.js`)
  expect(files).not.toContain(`${origin}/_next/static/chunks/every-dialog.js`)
})

it('does not store the files that every page loads later if the offline page can’t be stored', async () => {
  const { show, fakeCaches } = createSite('b1')
  await show('/kazan', ['/broken', '/profiles/compare'])
  expect(fakeCaches.listUrls('stored-files-b1')).not.toContain(`${origin}/_next/static/chunks/every-dialog.js`)
  await show('/kazan', ['/offline', '/profiles/compare'])
  expect(fakeCaches.listUrls('stored-files-b1')).toContain(`${origin}/_next/static/chunks/later.js`)
})

it('does not read the copy of a page that this worker has saved', async () => {
  const { show } = createSite('b1')
  await show('/kazan', ['/offline', '/profiles/compare', '/profiles/7'])
  const readText = vi.spyOn(Response.prototype, 'text')
  onTestFinished(() => readText.mockRestore())
  await show('/kazan', ['/offline', '/profiles/compare', '/profiles/7'])
  const texts = await Promise.all(readText.mock.results.map(async ({ value }) => String(await value)))
  expect(texts.filter(text => text.includes('<title>'))).toEqual([])
})

it('completes a copy again after a navigation has replaced it or a sign-out has deleted it', async () => {
  const { store, show, listStored, fakeCaches, advanceClock } = createSite('b1')
  await show('/kazan', ['/profiles/7'])
  const stored = listStored()
  await fakeCaches.caches.delete('stored-pages-b1')
  await show('/kazan', ['/profiles/7'])
  expect(listStored()).toEqual(stored)
  advanceClock(1000)
  await store.saveDocument(
    await store.openPages(),
    `${origin}/profiles/7`,
    new Response('<script data-build="b1" data-render="newer">'),
  )
  await show('/kazan', ['/profiles/7'])
  expect(listStored()).toContain('/?_rsc=~newer')
})

it('completes a copy that a navigation has stored while an older one was being completed', async () => {
  const { store, show, listStored, advanceClock } = createSite('b1')
  const respond = fetch
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/_next/')) {
      advanceClock(1000)
      await store.saveDocument(
        await store.openPages(),
        `${origin}/kazan`,
        new Response('<script data-build="b1" data-render="newer">'),
      )
    }
    return respond(url)
  })
  await show('/kazan')
  await show('/kazan')
  expect(listStored()).toContain('/?_rsc=~newer')
})

it('completes a copy whose files failed to load', async () => {
  const { show, fakeCaches } = createSite('b1')
  const respond = fetch
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/island')) throw new TypeError('Failed to fetch')
    return respond(url)
  })
  await show('/kazan', ['/profiles/compare'])
  vi.stubGlobal('fetch', respond)
  await show('/kazan', ['/profiles/compare'])
  expect(fakeCaches.listUrls('stored-files-b1')).toContain(`${origin}/_next/static/island.js`)
})

it('stores the other protected pages when one fails', async () => {
  const { show, listStored } = createSite('b1')
  await show('/kazan', ['/broken', '/profiles/7'])
  expect(listStored()).toContain('/profiles/7')
})

it('finds the stored page, and lists it with its title', async () => {
  const { store, show } = createSite('b1')
  await show('/kazan', ['/kazan'])
  expect((await store.find(`${origin}/kazan`))?.storedAt).toBe(1_000_000_000)
  expect(await store.find(`${origin}/perm`)).toBeUndefined()
  expect(await store.listPages()).toMatchObject([{ title: '/kazan', isProtected: true }])
})

it('stores and finds a page without the parameters that the site ignores', async () => {
  const { store, show, listStored } = createSite('b1')
  await show('/kazan?utm_source=x&fbclid=1')
  expect(listStored()).toContain('/kazan')
  for (const path of ['/kazan', '/kazan?', '/kazan?yclid=2&utm_medium=y&login'])
    expect(await store.find(origin + path)).toBeDefined()
  await store.remove(await store.openPages(), `${origin}/kazan?gclid=3`)
  expect(listStored()).not.toContain('/kazan')
})

it('does not mix up pages whose known parameters differ', async () => {
  const { store, show, listStored } = createSite('b1')
  const path = '/kazan/specialists?category=remont/vannaya&price_to=1500&utm_source=x&page=2'
  await show('/kazan/specialists')
  await show(path)
  expect(listStored()).toContain('/kazan/specialists?category=remont/vannaya&price_to=1500&page=2')
  expect(await store.find(origin + path)).toBeDefined()
  for (const query of ['page=3', '%70age=3', 'search=a', 'sort=new', 'ids=1', 'letter=a', 'cities', 'rating_from=4'])
    expect(await store.find(`${origin}/kazan/specialists?${query}`)).toBeUndefined()
})

it('stores the protected and the newest pages again for a new build', async () => {
  const earlier = createSite('b1')
  for (let page = 0; page < 12; page++) {
    earlier.advanceClock(minute)
    await earlier.show(`/city-${page}`, ['/profiles/7'])
  }
  const { store, listStored } = createSite('b2', earlier.fakeCaches)
  await store.renew()
  expect(listStored()).toEqual(expect.arrayContaining(['/profiles/7', '/city-11', '/city-2', '/?protected']))
  expect(listStored()).not.toContain('/city-1')
})

async function renewDuringFailure(causeFailure: (site: ReturnType<typeof createSite>['site']) => void) {
  const earlier = createSite('b1')
  for (const path of ['/kazan', '/perm']) await earlier.show(path, ['/profiles/7'])
  const release = createSite('b2', earlier.fakeCaches)
  const workingSite = { ...release.site }
  causeFailure(release.site)
  await release.store.renew()
  await earlier.fakeCaches.caches.delete('stored-pages-b1')
  const countRequests = (path: string) => release.requests.filter(request => request === path).length
  return { ...release, recover: () => Object.assign(release.site, workingSite), countRequests }
}
type CauseFailure = Parameters<typeof renewDuringFailure>[0]

it.each<[string, CauseFailure]>([
  ['the network fails', site => (site.isDown = true)],
  ['the site fails', site => (site.isBroken = true)],
  ['a proxy responds 404', site => (site.proxyResponds404 = true)],
  ['a page is incomplete, and therefore not public,', site => (site.privatePaths = ['/kazan'])],
  ['an instance of the earlier build responds', site => (site.build = 'b1')],
])('stores the pages of earlier builds later if %s during a release', async (_, causeFailure) => {
  const { show, listStored, recover, countRequests } = await renewDuringFailure(causeFailure)
  expect(listStored()).not.toContain('/kazan')
  await show('/about')
  recover()
  await show('/about')
  expect(listStored()).toEqual(expect.arrayContaining(['/kazan', '/perm', '/profiles/7']))
  const requestCount = countRequests('/kazan')
  await show('/about')
  expect(countRequests('/kazan')).toBe(requestCount)
})

it('stores the files of a page later if an instance of the earlier build lacks them during a release', async () => {
  const earlier = createSite('b1')
  await earlier.show('/profiles/compare')
  const { store, site, show, listStored, fakeCaches } = createSite('b2', earlier.fakeCaches)
  site.gonePaths = ['/_next/static/island.js']
  await store.renew()
  expect(listStored()).toContain('/?_rsc=~rprofiles/compare')
  await fakeCaches.caches.delete('stored-pages-b1')
  site.gonePaths = []
  await show('/about')
  expect(fakeCaches.listUrls('stored-files-b2')).toContain(`${origin}/_next/static/island.js`)
})

const createBrokenFlight = () => {
  const body = new ReadableStream({ start: controller => controller.error(new TypeError('aborted')) })
  const headers = { 'content-type': 'text/x-component', 'cache-control': 'public, max-age=0' }
  return Object.defineProperty(new Response(body, { headers }), 'type', { value: 'basic' })
}

it.each([
  ['an error', () => new Response('busy', { status: 503 })],
  ['data that break off', createBrokenFlight],
  ['another render', () => new Response('flight of b1', { headers: { 'cache-control': 'private, no-store' } })],
])(
  'stores the flight data of a page later if an instance responds with %s during a release',
  async (_, createResponse) => {
    const earlier = createSite('b1')
    await earlier.show('/kazan')
    const { store, show, listStored, fakeCaches } = createSite('b2', earlier.fakeCaches)
    const respond = fetch
    vi.stubGlobal('fetch', async (url: string) => (url.includes('_rsc') ? createResponse() : respond(url)))
    await store.renew()
    expect(fakeCaches.listUrls('stored-files-b2')).toContain(`${origin}/_next/static/a.js`)
    await fakeCaches.caches.delete('stored-pages-b1')
    vi.stubGlobal('fetch', respond)
    await show('/about')
    expect(listStored()).toContain('/?_rsc=~rkazan')
  },
)

it('fetches a recent page again if the site no longer has its render', async () => {
  const { store, show, listStored } = createSite('b1')
  await store.saveDocument(
    await store.openPages(),
    `${origin}/profiles/7`,
    new Response('<script data-build="b1" data-render="gone">'),
  )
  const respond = fetch
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('~gone')
      ? new Response('flight', { headers: { 'cache-control': 'private, no-store' } })
      : respond(url),
  )
  await show('/kazan', ['/profiles/7'])
  expect(listStored()).toContain('/?_rsc=~rprofiles/7')
})

it('does not fetch a recent page again if the storage is full', async () => {
  const { store, requests, show, fakeCaches } = createSite('b1')
  await store.saveDocument(
    await store.openPages(),
    `${origin}/kazan`,
    new Response('<script data-build="b1" data-render="rkazan">'),
  )
  fakeCaches.fill()
  await show('/kazan')
  expect(requests).toEqual(['/kazan?&_rsc=~rkazan'])
})

it('requests a page only once if it is gone after a release', async () => {
  const { show, recover, countRequests } = await renewDuringFailure(site => (site.gonePaths = ['/kazan']))
  expect(countRequests('/kazan')).toBe(1)
  recover()
  await show('/about')
  expect(countRequests('/kazan')).toBe(1)
})

it('stores pages later if the worker is stopped while it renews them', async () => {
  const earlier = createSite('b1')
  await earlier.show('/kazan')
  const stopped = createSite('b2', earlier.fakeCaches)
  const pendingFetch = new Promise(() => undefined)
  vi.stubGlobal('fetch', () => pendingFetch)
  void stopped.store.renew()
  await expect.poll(stopped.listStored).toContain('/?failed')
  await earlier.fakeCaches.caches.delete('stored-pages-b1')
  const { show, listStored } = createSite('b2', earlier.fakeCaches)
  await show('/about')
  expect(listStored()).toContain('/kazan')
})

it('retries the failed pages in turn while the site fails, one after each shown page', async () => {
  const { show, countRequests } = await renewDuringFailure(site => (site.isBroken = true))
  const countAll = () => ['/profiles/7', '/kazan', '/perm'].map(countRequests)
  expect(countAll()).toEqual([1, 1, 1])
  for (const counts of [
    [2, 1, 1],
    [2, 2, 1],
    [2, 2, 2],
    [3, 2, 2],
  ]) {
    await show('/about')
    expect(countAll()).toEqual(counts)
  }
})

it('stores pages later even if they failed during two releases', async () => {
  const { fakeCaches } = await renewDuringFailure(site => (site.isDown = true))
  const { store, show, listStored, site } = createSite('b3', fakeCaches)
  site.isDown = true
  await store.renew()
  await fakeCaches.caches.delete('stored-pages-b2')
  site.isDown = false
  await show('/about')
  expect(listStored()).toEqual(expect.arrayContaining(['/kazan', '/perm']))
})

it('does not store again a page that an earlier worker stored and this one may not store', async () => {
  const earlier = createSite('b1')
  await earlier.show('/kazan')
  const pages = await earlier.fakeCaches.caches.open('stored-pages-b1')
  const copy = await pages.match(`${origin}/kazan`)
  if (copy) await pages.put(`${origin}/en`, copy)
  const { store, listStored } = createSite('b2', earlier.fakeCaches)
  await store.renew()
  expect(listStored()).toContain('/kazan')
  expect(listStored()).not.toContain('/en')
})

it('responds with files and flight data from the network when nothing can be stored', async () => {
  const { store, fakeCaches, requests } = createSite('b1')
  fakeCaches.refuse()
  const url = `${origin}/_next/static/a.js`
  expect((await store.loadFile({ url, toString: () => url } as Request)).status).toBe(200)
  expect((await store.loadFlight('r', () => fetch(`${origin}/kazan?_rsc=~r`))).status).toBe(200)
  expect(requests).toHaveLength(2)
})

it('loads a stored file without the network', async () => {
  const { store, show, site } = createSite('b1')
  await show('/kazan')
  site.isDown = true
  expect((await store.loadFile(new Request(`${origin}/_next/static/a.js`))).status).toBe(200)
})
