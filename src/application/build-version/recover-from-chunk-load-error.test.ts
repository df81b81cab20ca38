import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reload } from '#domain/build-version/build-version.ts'
import { recoverFromChunkLoadError } from './recover-from-chunk-load-error.ts'

const memory = () => {
  const notes = new Map<string, Reload>()
  return {
    last: (path: string) => notes.get(path),
    note: (path: string, reload: Reload) => notes.set(path, reload).has(path),
  }
}
const reload = vi.fn<() => void>()
const page = (own: string, latest: string | undefined) => ({ own, latest: () => Promise.resolve(latest) })

describe('a file of the page that is lost', () => {
  beforeEach(() => {
    reload.mockClear()
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  })

  it('has the page loaded anew where there is a newer build', async () => {
    expect(await recoverFromChunkLoadError(page('a', 'b'), memory(), '/kazan', reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([['a'], [undefined]])('may be tried again where the site says %j', async latest => {
    const kept = memory()
    expect(await recoverFromChunkLoadError(page('a', latest), kept, '/kazan', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(kept.last('/kazan')).toBeUndefined()
  })

  it('makes no loop: one address is loaded anew once within ten seconds, another one apart from it', async () => {
    const kept = memory()
    const lose = (own: string, path: string) => recoverFromChunkLoadError(page(own, 'z'), kept, path, reload)
    expect(await lose('a', '/kazan')).toBe(true)
    expect(await lose('b', '/kazan')).toBe(false)
    expect(await lose('a', '/perm')).toBe(true)
    vi.setSystemTime(10_000)
    expect(await lose('b', '/kazan')).toBe(true)
  })

  it('makes no loop either where a cache goes on giving the old page', async () => {
    const kept = memory()
    await recoverFromChunkLoadError(page('a', 'b'), kept, '/kazan', reload)
    vi.setSystemTime(3_600_000)
    expect(await recoverFromChunkLoadError(page('a', 'b'), kept, '/kazan', reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('makes no loop where nothing can be remembered', async () => {
    const forgetful = { last: () => undefined, note: () => false }
    expect(await recoverFromChunkLoadError(page('a', 'b'), forgetful, '/kazan', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
