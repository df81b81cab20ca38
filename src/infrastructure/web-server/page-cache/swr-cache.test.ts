import { describe, expect, it, vi } from 'vitest'
import { createSwrCache, type Produced } from './swr-cache.ts'
import { revalidationPause } from './freshness.ts'

const good = (value: string, ttl = 300): Produced<string> => ({ partition: 'pages', value, bytes: 10, ttl })
const missing = (value: string): Produced<string> => ({ partition: 'missing', value, bytes: 10, ttl: 60 })
const searched = (value: string): Produced<string> => ({ partition: 'searches', value, bytes: 10, ttl: 60 })
const failed = (value: string): Produced<string> => ({ partition: 'none', value })

function setUp(bytes = 1000) {
  let time = 0
  const kept = createSwrCache<string>({ pagesBytes: bytes, missingBytes: 100, searchesBytes: 100, now: () => time })
  const makers = new Map<string, Produced<string> | Error>()
  const make = vi.fn((key: string) => {
    const made = makers.get(key) ?? good(key)
    return made instanceof Error ? Promise.reject(made) : Promise.resolve(made)
  })
  return {
    kept,
    make,
    ask: async (key: string) => (await kept.get(key, () => make(key))).value,
    next: (key: string, made: Produced<string> | Error) => makers.set(key, made),
    pass: (seconds: number) => (time += seconds * 1000),
  }
}
const settled = () => new Promise(resolve => setImmediate(resolve))

describe('the SWR cache', () => {
  it('renders an entry once and serves it with its age', async () => {
    const { kept, ask, make, pass } = setUp()
    await ask('/a')
    pass(10.9)
    expect(kept.get('/a', () => make('/a'))).toEqual({ value: '/a', age: 10 })
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('shares one pending render among concurrent requests', async () => {
    const { ask, make } = setUp()
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/a')))
    expect(new Set(answers)).toEqual(new Set(['/a']))
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('serves a stale entry at once and revalidates it once in the background', async () => {
    const { ask, make, next, pass } = setUp()
    await ask('/a')
    next('/a', good('new'))
    pass(301)
    expect(await Promise.all([ask('/a'), ask('/a')])).toEqual(['/a', '/a'])
    await settled()
    expect(make).toHaveBeenCalledTimes(2)
    expect(await ask('/a')).toBe('new')
  })

  it.each([['failed', failed('error page')] as const, ['threw', new Error('broken')] as const])(
    'keeps the stale entry when the revalidation %s, and pauses before it tries again',
    async (_how, bad) => {
      const { ask, make, next, pass } = setUp()
      await ask('/a')
      next('/a', bad)
      pass(301)
      await ask('/a')
      await settled()
      expect(await ask('/a')).toBe('/a')
      expect(make).toHaveBeenCalledTimes(2)
      next('/a', good('back'))
      pass(revalidationPause)
      expect(await ask('/a')).toBe('/a')
      await settled()
      expect(await ask('/a')).toBe('back')
    },
  )

  it('fails once the stale entry is too old, and drops it', async () => {
    const { kept, ask, next, pass } = setUp()
    await ask('/a')
    next('/a', failed('error page'))
    pass(90_000)
    expect(await ask('/a')).toBe('error page')
    expect(kept.sizes().pages).toBe(0)
  })

  it.each([
    ['error page', failed('error page')],
    ['broken', new Error('broken')],
  ] as const)('serves the failure (%s) where the stale entry becomes too old meanwhile', async (served, bad) => {
    const { kept, ask, make, next, pass } = setUp()
    await ask('/a')
    kept.invalidate(new Set(['/a']))
    next('/a', bad)
    const pending = kept.get('/a', () => make('/a'))
    pass(90_000)
    const answer = await Promise.resolve(pending).catch((error: unknown) => ({
      value: error instanceof Error ? error.message : '',
    }))
    expect(answer.value).toBe(served)
  })

  it('stores the fallback of a failed render if there is no entry, and retries after a pause', async () => {
    const standIn = (value: string, isOutdated: boolean) => ({ ...good(value), fallback: { isOutdated } }) as const
    const { kept, ask, make, next, pass } = setUp()
    await ask('/better')
    pass(301)
    for (const key of ['/better', '/a']) next(key, standIn('old', false))
    next('/b', standIn('older', true))
    expect([await ask('/better'), await settled(), await ask('/better')]).toEqual(['/better', undefined, '/better'])
    expect(await ask('/a')).toBe('old')
    expect(await kept.get('/b', () => make('/b'))).toEqual({ value: 'older', age: 0, isOutdated: true })
    make.mockClear()
    expect([await ask('/a'), await ask('/b'), make.mock.calls.length]).toEqual(['old', 'older', 0])
    pass(revalidationPause)
    next('/b', good('new'))
    expect([await ask('/a'), await ask('/b')]).toEqual(['old', 'new'])
  })

  it('serves a fallback with its age', async () => {
    const { kept, pass } = setUp()
    pass(100)
    const standIn = { ...good('old'), producedAt: 40_000, fallback: { isOutdated: false } }
    expect(await kept.get('/a', () => Promise.resolve(standIn))).toEqual({ value: 'old', age: 60 })
    expect(await kept.get('/a', () => Promise.resolve(good('new')))).toEqual({ value: 'old', age: 60 })
  })

  it('reports the replaced value', async () => {
    let time = 0
    const onReplaced = vi.fn()
    const kept = createSwrCache<string>({
      pagesBytes: 100,
      missingBytes: 100,
      searchesBytes: 100,
      now: () => time,
      onReplaced,
    })
    await kept.get('/a', () => Promise.resolve(good('first')))
    expect(onReplaced).not.toHaveBeenCalled()
    time = 301_000
    await kept.get('/a', () => Promise.resolve(good('second')))
    await settled()
    expect(onReplaced.mock.calls).toEqual([['/a', 'first', 'second']])
  })

  it('never stores a failure', async () => {
    const { ask, make, next } = setUp()
    next('/a', failed('error page'))
    expect(await ask('/a')).toBe('error page')
    next('/a', good('fine'))
    expect(await ask('/a')).toBe('fine')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('stores 404s in a partition of their own, where they evict no page', async () => {
    const { kept, ask, next } = setUp()
    await ask('/page')
    for (let index = 0; index < 500; index += 1) {
      next(`/${index}`, missing('no'))
      await ask(`/${index}`)
    }
    expect(kept.sizes()).toEqual({ pages: 1, pagesBytes: 10, searches: 0, missing: 10 })
  })

  it('stores searches in a partition of their own, where they evict no page', async () => {
    const { kept, ask, make, next, pass } = setUp(50)
    await ask('/rare')
    for (let index = 0; index < 500; index += 1) {
      next(`/?search=${index}`, searched('list'))
      await ask(`/?search=${index}`)
    }
    expect(kept.sizes()).toEqual({ pages: 1, pagesBytes: 10, searches: 10, missing: 0 })
    make.mockClear()
    await ask('/rare')
    await ask('/?search=499')
    expect(make).not.toHaveBeenCalled()
    // The stale entry stays while its revalidation fails.
    next('/?search=499', failed('error page'))
    pass(61)
    expect([await ask('/?search=499'), await settled(), await ask('/?search=499')]).toEqual(['list', undefined, 'list'])
    expect(kept.sizes()).toMatchObject({ pages: 1, searches: 10 })
  })

  it('moves an entry when its page appears or disappears', async () => {
    const { kept, ask, next, pass } = setUp()
    next('/a', missing('no'))
    await ask('/a')
    next('/a', good('yes'))
    pass(61)
    await ask('/a')
    await settled()
    expect(kept.sizes()).toMatchObject({ pages: 1, missing: 0 })
  })

  it('stays within its size limit', async () => {
    const { kept, ask } = setUp(100)
    for (let index = 0; index < 50; index += 1) await ask(`/${index}`)
    expect(kept.sizes().pagesBytes).toBeLessThanOrEqual(100)
    expect(await ask('/49')).toBe('/49')
  })

  it('renders an invalidated entry again, and falls back to the stale one if that fails', async () => {
    const { kept, ask, next } = setUp()
    await ask('/a')
    await ask('/b')
    kept.invalidate(new Set(['/a']))
    next('/a', failed('error page'))
    next('/b', good('not asked'))
    expect(await ask('/a')).toBe('/a')
    expect(await ask('/b')).toBe('/b')
  })

  it('invalidates searches too', async () => {
    const { kept, ask, next } = setUp()
    next('/?search=a', searched('list'))
    await ask('/?search=a')
    kept.invalidate(new Set(['/']))
    next('/?search=a', searched('another list'))
    expect(await ask('/?search=a')).toBe('another list')
  })

  it('invalidates every match, whatever its query, and no other path', async () => {
    const { kept, ask, next } = setUp()
    const keys = ['/a', '/a?page=2', '/a/b', '/d']
    for (const key of keys) await ask(key)
    kept.invalidate(new Set(['/a', '/d', '/nope']))
    for (const key of keys) next(key, good(`${key} again`))
    const answers: unknown[] = []
    for (const key of keys) answers.push(await ask(key))
    expect(answers).toEqual(['/a again', '/a?page=2 again', '/a/b', '/d again'])
  })

  it('neither joins nor stores a render that was pending when its key was invalidated', async () => {
    const { kept } = setUp()
    let finish: (made: Produced<string>) => void = () => undefined
    const before = kept.get('/a', () => new Promise(resolve => (finish = resolve)))
    kept.invalidate(new Set(['/a']))
    expect(await kept.get('/a', () => Promise.resolve(good('after')))).toMatchObject({ value: 'after' })
    finish(good('before'))
    expect(await before).toEqual({ value: 'before', age: 0, isOutdated: true })
    expect(await kept.get('/a', () => Promise.resolve(good('again')))).toEqual({ value: 'after', age: 0 })
  })

  it('joins the later render even if the earlier one ends meanwhile', async () => {
    const { kept } = setUp()
    const finish: ((made: Produced<string>) => void)[] = []
    const pend = () => new Promise<Produced<string>>(resolve => void finish.push(resolve))
    const before = kept.get('/a', pend)
    kept.invalidate(new Set(['/a']))
    const after = kept.get('/a', pend)
    finish[0]?.(failed('before'))
    await before
    const joined = kept.get('/a', pend)
    finish[1]?.(failed('after'))
    expect([await after, await joined]).toMatchObject([{ value: 'after' }, { value: 'after' }])
    expect(finish).toHaveLength(2)
  })

  it('stores such a render for stale-if-error where there is no other entry', async () => {
    const { kept, ask, next } = setUp()
    let finish: (made: Produced<string>) => void = () => undefined
    const before = kept.get('/a', () => new Promise(resolve => (finish = resolve)))
    kept.invalidate(new Set(['/a']))
    finish(good('before'))
    await before
    next('/a', failed('error page'))
    expect(await ask('/a')).toBe('before')
  })

  it('serves a stale entry with its true age when an invalidated one cannot be rendered again', async () => {
    const { kept, make, ask, next, pass } = setUp()
    await ask('/a')
    pass(20)
    kept.invalidate(new Set(['/a']))
    next('/a', failed('error page'))
    expect(await kept.get('/a', () => make('/a'))).toEqual({ value: '/a', age: 20, isOutdated: true })
  })

  it('never serves a stale 404', async () => {
    const { ask, make, next, pass } = setUp()
    next('/a', missing('no'))
    expect([await ask('/a'), await ask('/a')]).toEqual(['no', 'no'])
    expect(make).toHaveBeenCalledTimes(1)
    pass(61)
    next('/a', good('yes'))
    expect(await ask('/a')).toBe('yes')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('never serves a stale 404, not even if rendering fails', async () => {
    for (const next of [new Error('Next failed'), failed('error page')]) {
      const site = setUp()
      site.next('/a', missing('no'))
      await site.ask('/a')
      site.pass(61)
      site.next('/a', next)
      await expect(site.ask('/a').catch(String)).resolves.toMatch(/Next failed|error page/)
    }
  })

  it('leaves pending renders of other pages alone when it invalidates', async () => {
    const { kept, make } = setUp()
    let finish: (made: Produced<string>) => void = () => undefined
    const pending = kept.get('/b', () => new Promise(resolve => (finish = resolve)))
    kept.invalidate(new Set(['/a']))
    const joined = kept.get('/b', () => make('/b'))
    finish(good('page'))
    expect([await pending, await joined]).toEqual(Array.from({ length: 2 }, () => ({ value: 'page', age: 0 })))
    expect(make).not.toHaveBeenCalled()
  })

  it('drops 404s on request, pending ones too, and no pages', async () => {
    const { kept, ask, next } = setUp()
    next('/a', missing('no'))
    await ask('/a')
    await ask('/b')
    let finish: (made: Produced<string>) => void = () => undefined
    const pending = kept.get('/c', () => new Promise(resolve => (finish = resolve)))
    kept.dropMissing(() => true)
    next('/a', good('yes'))
    next('/b', good('not rendered'))
    expect([await ask('/a'), await ask('/b'), await ask('/c')]).toEqual(['yes', '/b', '/c'])
    finish(missing('no'))
    expect(await pending).toMatchObject({ value: 'no', isOutdated: true })
    expect(await ask('/c')).toBe('/c')
  })

  it('distinguishes first renders from revalidations, and knows whether a request needs a render', async () => {
    const { kept, pass } = setUp()
    const urgencies: string[] = []
    const produce = (urgency: string) => (urgencies.push(urgency), Promise.resolve(good('page')))
    expect(kept.has('/a')).toBe(false)
    const pending = kept.get('/a', produce)
    expect(kept.has('/a')).toBe(true)
    await pending
    pass(301)
    expect(kept.has('/a')).toBe(true)
    await kept.get('/a', produce)
    expect(urgencies).toEqual(['first', 'revalidation'])
    kept.invalidate(new Set(['/a']))
    expect(kept.has('/a')).toBe(false)
  })
})
