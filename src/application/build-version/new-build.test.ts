import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reload } from '#domain/build-version/build-version.ts'
import { recoverFromChunkLoadError, watchForNewBuild } from './new-build.ts'

describe('R-build: watching for a new build', () => {
  const found = vi.fn<() => void>()
  const stopped = vi.fn<() => void>()
  let check: () => void
  const triggers = (call: () => void) => {
    check = call
    return stopped
  }
  const answers: ((latest: string | undefined) => void)[] = []
  const latest = () => new Promise<string | undefined>(resolve => answers.push(resolve))
  const answer = async (build: string | undefined) => {
    answers.shift()?.(build)
    await Promise.resolve()
    await Promise.resolve()
  }

  beforeEach(() => {
    vi.clearAllMocks()
    answers.length = 0
  })

  it('checks on every trigger and reports a new build once', async () => {
    watchForNewBuild({ own: 'a', latest }, triggers, found)
    check()
    await answer('a')
    check()
    await answer(undefined)
    expect(found).not.toHaveBeenCalled()
    expect(stopped).not.toHaveBeenCalled()
    check()
    check()
    await answer('b')
    await answer('b')
    expect(found).toHaveBeenCalledTimes(1)
    expect(stopped).toHaveBeenCalledTimes(1)
  })

  it('reports nothing once stopped', async () => {
    const stop = watchForNewBuild({ own: 'a', latest }, triggers, found)
    check()
    stop()
    await answer('b')
    expect(stopped).toHaveBeenCalledTimes(1)
    expect(found).not.toHaveBeenCalled()
  })
})

const memory = () => {
  const notes = new Map<string, Reload>()
  return {
    last: (path: string) => notes.get(path),
    note: (path: string, reload: Reload) => notes.set(path, reload).has(path),
  }
}
const reload = vi.fn<() => void>()
const page = (own: string, latest: string | undefined) => ({ own, latest: () => Promise.resolve(latest) })

describe('R-build: recovering from a chunk load error', () => {
  beforeEach(() => {
    reload.mockClear()
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  })

  it('reloads the page if there is a newer build', async () => {
    expect(await recoverFromChunkLoadError(page('a', 'b'), memory(), '/kazan', reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([['a'], [undefined]])('leaves it to a retry if the site’s build is %j', async latest => {
    const tab = memory()
    expect(await recoverFromChunkLoadError(page('a', latest), tab, '/kazan', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(tab.last('/kazan')).toBeUndefined()
  })

  it('does not loop: one path reloads once within ten seconds, independently of others', async () => {
    const tab = memory()
    const recover = (own: string, path: string) => recoverFromChunkLoadError(page(own, 'z'), tab, path, reload)
    expect(await recover('a', '/kazan')).toBe(true)
    expect(await recover('b', '/kazan')).toBe(false)
    expect(await recover('a', '/perm')).toBe(true)
    vi.setSystemTime(10_000)
    expect(await recover('b', '/kazan')).toBe(true)
  })

  it('does not loop while a cache serves the old page', async () => {
    const tab = memory()
    await recoverFromChunkLoadError(page('a', 'b'), tab, '/kazan', reload)
    vi.setSystemTime(3_600_000)
    expect(await recoverFromChunkLoadError(page('a', 'b'), tab, '/kazan', reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not loop where nothing can be stored', async () => {
    const forgetful = { last: () => undefined, note: () => false }
    expect(await recoverFromChunkLoadError(page('a', 'b'), forgetful, '/kazan', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
