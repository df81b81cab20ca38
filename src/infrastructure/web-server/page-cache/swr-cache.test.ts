import { describe, expect, it, vi } from 'vitest'
import { createSwrCache, type RenderResult } from './swr-cache.ts'
import { revalidationPauseSeconds } from './freshness.ts'

const createPage = (value: string, ttl = 300): RenderResult<string> => ({ partition: 'pages', value, bytes: 10, ttl })
const createMissing = (value: string): RenderResult<string> => ({ partition: 'missing', value, bytes: 10, ttl: 60 })
const createSearch = (value: string): RenderResult<string> => ({ partition: 'searches', value, bytes: 10, ttl: 60 })
const createFailure = (value: string): RenderResult<string> => ({ partition: 'none', value })

function setUp(bytes = 1000) {
  let time = 0
  const cache = createSwrCache<string>({ pagesBytes: bytes, missingBytes: 100, searchesBytes: 100, now: () => time })
  const plannedResults = new Map<string, RenderResult<string> | Error>()
  const render = vi.fn((key: string) => {
    const result = plannedResults.get(key) ?? createPage(key)
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result)
  })
  return {
    cache,
    render,
    request: async (key: string) => (await cache.get(key, () => render(key))).value,
    planRender: (key: string, result: RenderResult<string> | Error) => plannedResults.set(key, result),
    advanceClock: (seconds: number) => (time += seconds * 1000),
  }
}
const settle = () => new Promise(resolve => setImmediate(resolve))

describe('the SWR cache', () => {
  it('renders an entry once and serves it with its age', async () => {
    const { cache, request, render, advanceClock } = setUp()
    await request('/a')
    advanceClock(10.9)
    expect(cache.get('/a', () => render('/a'))).toEqual({ value: '/a', age: 10 })
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('ranks keys by requests, not by renders', async () => {
    const { cache, request, advanceClock } = setUp()
    await request('/a')
    for (let count = 0; count < 2; count += 1) {
      advanceClock(301)
      await request('/a')
      await settle()
    }
    for (let count = 0; count < 4; count += 1) await request('/b')
    expect(cache.listMostRequested()).toEqual(['/b', '/a'])
  })

  it('renders an invalidated entry at once, even during the pause after a failed revalidation', async () => {
    const { cache, request, planRender, advanceClock } = setUp()
    await request('/a')
    planRender('/a', createFailure('error page'))
    advanceClock(301)
    await request('/a')
    await settle()
    cache.invalidate(new Set(['/a']))
    planRender('/a', createPage('saved'))
    expect(await request('/a')).toBe('saved')
  })

  it('starts no pause when a render from before an invalidation fails', async () => {
    const { cache, request, planRender, advanceClock } = setUp()
    await request('/a')
    advanceClock(301)
    let failRender = () => undefined as void
    await cache.get('/a', () => new Promise(resolve => (failRender = () => resolve(createFailure('error page')))))
    cache.invalidate(new Set(['/a']))
    failRender()
    await settle()
    planRender('/a', createPage('saved'))
    expect(await request('/a')).toBe('saved')
  })

  it('starts no pause when a render from before an invalidation ends with a fallback', async () => {
    const { cache, request, planRender } = setUp()
    let finishRender = () => undefined as void
    const result = { ...createPage('old'), fallback: { isOutdated: false } }
    const pendingResult = cache.get('/a', () => new Promise(resolve => (finishRender = () => resolve(result))))
    cache.invalidate(new Set(['/a']))
    finishRender()
    await pendingResult
    planRender('/a', createPage('saved'))
    expect(await request('/a')).toBe('saved')
  })

  it('shares one pending render among concurrent requests', async () => {
    const { request, render } = setUp()
    const values = await Promise.all(Array.from({ length: 200 }, () => request('/a')))
    expect(new Set(values)).toEqual(new Set(['/a']))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('serves a stale entry at once and revalidates it once in the background', async () => {
    const { request, render, planRender, advanceClock } = setUp()
    await request('/a')
    planRender('/a', createPage('new'))
    advanceClock(301)
    expect(await Promise.all([request('/a'), request('/a')])).toEqual(['/a', '/a'])
    await settle()
    expect(render).toHaveBeenCalledTimes(2)
    expect(await request('/a')).toBe('new')
  })

  it.each([['fails', createFailure('error page')] as const, ['throws', new Error('broken')] as const])(
    'keeps the stale entry when the revalidation %s, and pauses before the next attempt',
    async (_how, failure) => {
      const { request, render, planRender, advanceClock } = setUp()
      await request('/a')
      planRender('/a', failure)
      advanceClock(301)
      await request('/a')
      await settle()
      expect(await request('/a')).toBe('/a')
      expect(render).toHaveBeenCalledTimes(2)
      planRender('/a', createPage('back'))
      advanceClock(revalidationPauseSeconds)
      expect(await request('/a')).toBe('/a')
      await settle()
      expect(await request('/a')).toBe('back')
    },
  )

  it('serves the failure once the stale entry has expired, and drops the entry', async () => {
    const { cache, request, planRender, advanceClock } = setUp()
    await request('/a')
    planRender('/a', createFailure('error page'))
    advanceClock(90_000)
    expect(await request('/a')).toBe('error page')
    expect(cache.getSizes().pages).toBe(0)
  })

  it.each([
    ['error page', createFailure('error page')],
    ['broken', new Error('broken')],
  ] as const)('serves the failure (%s) if the stale entry expires during the render', async (served, failure) => {
    const { cache, request, render, planRender, advanceClock } = setUp()
    await request('/a')
    cache.invalidate(new Set(['/a']))
    planRender('/a', failure)
    const pendingHit = cache.get('/a', () => render('/a'))
    advanceClock(90_000)
    const outcome = await Promise.resolve(pendingHit).catch((error: unknown) => ({
      value: error instanceof Error ? error.message : '',
    }))
    expect(outcome.value).toBe(served)
  })

  it('stores the fallback of a failed render if there is no entry, and retries after a pause', async () => {
    const createFallback = (value: string, isOutdated: boolean) =>
      ({ ...createPage(value), fallback: { isOutdated } }) as const
    const { cache, request, render, planRender, advanceClock } = setUp()
    await request('/better')
    advanceClock(301)
    for (const key of ['/better', '/a']) planRender(key, createFallback('old', false))
    planRender('/b', createFallback('older', true))
    expect([await request('/better'), await settle(), await request('/better')]).toEqual([
      '/better',
      undefined,
      '/better',
    ])
    expect(await request('/a')).toBe('old')
    expect(await cache.get('/b', () => render('/b'))).toEqual({ value: 'older', age: 0, isOutdated: true })
    render.mockClear()
    expect([await request('/a'), await request('/b'), render.mock.calls.length]).toEqual(['old', 'older', 0])
    advanceClock(revalidationPauseSeconds)
    planRender('/b', createPage('new'))
    expect([await request('/a'), await request('/b')]).toEqual(['old', 'new'])
  })

  it('serves a fallback with its age', async () => {
    const { cache, advanceClock } = setUp()
    advanceClock(100)
    const fallback = { ...createPage('old'), producedAt: 40_000, fallback: { isOutdated: false } }
    expect(await cache.get('/a', () => Promise.resolve(fallback))).toEqual({ value: 'old', age: 60 })
    expect(await cache.get('/a', () => Promise.resolve(createPage('new')))).toEqual({ value: 'old', age: 60 })
  })

  it('reports the replaced value', async () => {
    let time = 0
    const onReplaced = vi.fn()
    const cache = createSwrCache<string>({
      pagesBytes: 100,
      missingBytes: 100,
      searchesBytes: 100,
      now: () => time,
      onReplaced,
    })
    await cache.get('/a', () => Promise.resolve(createPage('first')))
    expect(onReplaced).not.toHaveBeenCalled()
    time = 301_000
    await cache.get('/a', () => Promise.resolve(createPage('second')))
    await settle()
    expect(onReplaced.mock.calls).toEqual([['/a', 'first', 'second']])
  })

  it('never stores a failure', async () => {
    const { request, render, planRender } = setUp()
    planRender('/a', createFailure('error page'))
    expect(await request('/a')).toBe('error page')
    planRender('/a', createPage('fine'))
    expect(await request('/a')).toBe('fine')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('stores 404s in a separate partition, so that they evict no page', async () => {
    const { cache, request, planRender } = setUp()
    await request('/page')
    for (let index = 0; index < 500; index += 1) {
      planRender(`/${index}`, createMissing('no'))
      await request(`/${index}`)
    }
    expect(cache.getSizes()).toEqual({ pages: 1, pagesBytes: 10, searches: 0, missing: 10 })
  })

  it('stores searches in a separate partition, so that they evict no page', async () => {
    const { cache, request, render, planRender, advanceClock } = setUp(50)
    await request('/rare')
    for (let index = 0; index < 500; index += 1) {
      planRender(`/?search=${index}`, createSearch('list'))
      await request(`/?search=${index}`)
    }
    expect(cache.getSizes()).toEqual({ pages: 1, pagesBytes: 10, searches: 10, missing: 0 })
    render.mockClear()
    await request('/rare')
    await request('/?search=499')
    expect(render).not.toHaveBeenCalled()
    planRender('/?search=499', createFailure('error page'))
    advanceClock(61)
    expect([await request('/?search=499'), await settle(), await request('/?search=499')]).toEqual([
      'list',
      undefined,
      'list',
    ])
    expect(cache.getSizes()).toMatchObject({ pages: 1, searches: 10 })
  })

  it('moves an entry from missing to pages when its page appears', async () => {
    const { cache, request, planRender, advanceClock } = setUp()
    planRender('/a', createMissing('no'))
    await request('/a')
    planRender('/a', createPage('yes'))
    advanceClock(61)
    await request('/a')
    await settle()
    expect(cache.getSizes()).toMatchObject({ pages: 1, missing: 0 })
  })

  it('stays within its size limit', async () => {
    const { cache, request } = setUp(100)
    for (let index = 0; index < 50; index += 1) await request(`/${index}`)
    expect(cache.getSizes().pagesBytes).toBeLessThanOrEqual(100)
    expect(await request('/49')).toBe('/49')
  })

  it('serves an invalidated entry if rendering it again fails, and does not render other entries again', async () => {
    const { cache, request, planRender } = setUp()
    await request('/a')
    await request('/b')
    cache.invalidate(new Set(['/a']))
    planRender('/a', createFailure('error page'))
    planRender('/b', createPage('not requested'))
    expect(await request('/a')).toBe('/a')
    expect(await request('/b')).toBe('/b')
  })

  it('invalidates searches too', async () => {
    const { cache, request, planRender } = setUp()
    planRender('/?search=a', createSearch('list'))
    await request('/?search=a')
    cache.invalidate(new Set(['/']))
    planRender('/?search=a', createSearch('another list'))
    expect(await request('/?search=a')).toBe('another list')
  })

  it('invalidates a path with any query, and no other path', async () => {
    const { cache, request, planRender } = setUp()
    const keys = ['/a', '/a?page=2', '/a/b', '/d']
    for (const key of keys) await request(key)
    cache.invalidate(new Set(['/a', '/d', '/nope']))
    for (const key of keys) planRender(key, createPage(`${key} again`))
    const values: unknown[] = []
    for (const key of keys) values.push(await request(key))
    expect(values).toEqual(['/a again', '/a?page=2 again', '/a/b', '/d again'])
  })

  it('after an invalidation, does not join the pending render or let it overwrite a newer entry', async () => {
    const { cache } = setUp()
    let finishRender: (result: RenderResult<string>) => void = () => undefined
    const firstHit = cache.get('/a', () => new Promise(resolve => (finishRender = resolve)))
    cache.invalidate(new Set(['/a']))
    expect(await cache.get('/a', () => Promise.resolve(createPage('after')))).toMatchObject({ value: 'after' })
    finishRender(createPage('before'))
    expect(await firstHit).toEqual({ value: 'before', age: 0, isOutdated: true })
    expect(await cache.get('/a', () => Promise.resolve(createPage('again')))).toEqual({ value: 'after', age: 0 })
  })

  it('joins the later render even if the earlier one ends meanwhile', async () => {
    const { cache } = setUp()
    const finishRenders: ((result: RenderResult<string>) => void)[] = []
    const startRender = () => new Promise<RenderResult<string>>(resolve => void finishRenders.push(resolve))
    const firstHit = cache.get('/a', startRender)
    cache.invalidate(new Set(['/a']))
    const secondHit = cache.get('/a', startRender)
    finishRenders[0]?.(createFailure('before'))
    await firstHit
    const joinedHit = cache.get('/a', startRender)
    finishRenders[1]?.(createFailure('after'))
    expect([await secondHit, await joinedHit]).toMatchObject([{ value: 'after' }, { value: 'after' }])
    expect(finishRenders).toHaveLength(2)
  })

  it('stores a render that was invalidated meanwhile, for stale-if-error, if there is no other entry', async () => {
    const { cache, request, planRender } = setUp()
    let finishRender: (result: RenderResult<string>) => void = () => undefined
    const firstHit = cache.get('/a', () => new Promise(resolve => (finishRender = resolve)))
    cache.invalidate(new Set(['/a']))
    finishRender(createPage('before'))
    await firstHit
    planRender('/a', createFailure('error page'))
    expect(await request('/a')).toBe('before')
  })

  it('serves an invalidated entry with its age when it cannot be rendered again', async () => {
    const { cache, render, request, planRender, advanceClock } = setUp()
    await request('/a')
    advanceClock(20)
    cache.invalidate(new Set(['/a']))
    planRender('/a', createFailure('error page'))
    expect(await cache.get('/a', () => render('/a'))).toEqual({ value: '/a', age: 20, isOutdated: true })
  })

  it('never serves a stale 404', async () => {
    const { request, render, planRender, advanceClock } = setUp()
    planRender('/a', createMissing('no'))
    expect([await request('/a'), await request('/a')]).toEqual(['no', 'no'])
    expect(render).toHaveBeenCalledTimes(1)
    advanceClock(61)
    planRender('/a', createPage('yes'))
    expect(await request('/a')).toBe('yes')
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('never serves a stale 404, not even if rendering fails', async () => {
    for (const failure of [new Error('Next failed'), createFailure('error page')]) {
      const setup = setUp()
      setup.planRender('/a', createMissing('no'))
      await setup.request('/a')
      setup.advanceClock(61)
      setup.planRender('/a', failure)
      await expect(setup.request('/a').catch(String)).resolves.toMatch(/Next failed|error page/)
    }
  })

  it('leaves pending renders of other pages alone when it invalidates', async () => {
    const { cache, render } = setUp()
    let finishRender: (result: RenderResult<string>) => void = () => undefined
    const pendingHit = cache.get('/b', () => new Promise(resolve => (finishRender = resolve)))
    cache.invalidate(new Set(['/a']))
    const joinedHit = cache.get('/b', () => render('/b'))
    finishRender(createPage('page'))
    expect([await pendingHit, await joinedHit]).toEqual(Array.from({ length: 2 }, () => ({ value: 'page', age: 0 })))
    expect(render).not.toHaveBeenCalled()
  })

  it('drops 404s, including pending ones, but no pages, on dropMissingPages', async () => {
    const { cache, request, planRender } = setUp()
    planRender('/a', createMissing('no'))
    await request('/a')
    await request('/b')
    let finishRender: (result: RenderResult<string>) => void = () => undefined
    const pendingHit = cache.get('/c', () => new Promise(resolve => (finishRender = resolve)))
    cache.dropMissingPages(() => true)
    planRender('/a', createPage('yes'))
    planRender('/b', createPage('not rendered'))
    expect([await request('/a'), await request('/b'), await request('/c')]).toEqual(['yes', '/b', '/c'])
    finishRender(createMissing('no'))
    expect(await pendingHit).toMatchObject({ value: 'no', isOutdated: true })
    expect(await request('/c')).toBe('/c')
  })

  it('distinguishes first renders from revalidations, and reports whether a request needs a first render', async () => {
    const { cache, advanceClock } = setUp()
    const urgencies: string[] = []
    const produce = (urgency: string) => {
      urgencies.push(urgency)
      return Promise.resolve(createPage('page'))
    }
    expect(cache.has('/a')).toBe(false)
    const pendingHit = cache.get('/a', produce)
    expect(cache.has('/a')).toBe(true)
    await pendingHit
    advanceClock(301)
    expect(cache.has('/a')).toBe(true)
    await cache.get('/a', produce)
    expect(urgencies).toEqual(['first', 'revalidation'])
    cache.invalidate(new Set(['/a']))
    expect(cache.has('/a')).toBe(false)
  })
})
