import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reload } from '#domain/build-version/build-version.ts'
import { recoverFromChunkLoadError, watchForNewBuild } from './new-build.ts'

describe('R-build: watching for a new build', () => {
  const onNewBuild = vi.fn<() => void>()
  const stopChecks = vi.fn<() => void>()
  let check: () => void
  const scheduleChecks = (runCheck: () => void) => {
    check = runCheck
    return stopChecks
  }
  const pendingFetches: ((latest: string | undefined) => void)[] = []
  const fetchLatest = () => new Promise<string | undefined>(resolve => pendingFetches.push(resolve))
  const respond = async (build: string | undefined) => {
    pendingFetches.shift()?.(build)
    await Promise.resolve()
    await Promise.resolve()
  }

  beforeEach(() => {
    vi.clearAllMocks()
    pendingFetches.length = 0
  })

  it('checks on every trigger and reports a new build once', async () => {
    watchForNewBuild({ currentBuild: 'a', fetchLatest }, scheduleChecks, onNewBuild)
    check()
    await respond('a')
    check()
    await respond(undefined)
    expect(onNewBuild).not.toHaveBeenCalled()
    expect(stopChecks).not.toHaveBeenCalled()
    check()
    check()
    await respond('b')
    await respond('b')
    expect(onNewBuild).toHaveBeenCalledTimes(1)
    expect(stopChecks).toHaveBeenCalledTimes(1)
  })

  it('reports nothing once stopped', async () => {
    const stop = watchForNewBuild({ currentBuild: 'a', fetchLatest }, scheduleChecks, onNewBuild)
    check()
    stop()
    await respond('b')
    expect(stopChecks).toHaveBeenCalledTimes(1)
    expect(onNewBuild).not.toHaveBeenCalled()
  })
})

const createMemory = () => {
  const reloads = new Map<string, Reload>()
  return {
    getLast: (path: string) => reloads.get(path),
    record: (path: string, reload: Reload) => reloads.set(path, reload).has(path),
  }
}
const reload = vi.fn<() => void>()
const createVersion = (currentBuild: string, latestBuild: string | undefined) => ({
  currentBuild,
  fetchLatest: () => Promise.resolve(latestBuild),
})

describe('R-build: recovering from a chunk load error', () => {
  beforeEach(() => {
    reload.mockClear()
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  })
  afterEach(() => void vi.useRealTimers())

  it('reloads the page if there is a newer build', async () => {
    expect(await recoverFromChunkLoadError(createVersion('a', 'b'), createMemory(), '/kazan', reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([['a'], [undefined]])('does not reload a page of build "a" if the latest build is %j', async latestBuild => {
    const memory = createMemory()
    expect(await recoverFromChunkLoadError(createVersion('a', latestBuild), memory, '/kazan', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(memory.getLast('/kazan')).toBeUndefined()
  })

  it('reloads a path once within ten seconds, independently of other paths', async () => {
    const memory = createMemory()
    const recover = (currentBuild: string, path: string) =>
      recoverFromChunkLoadError(createVersion(currentBuild, 'z'), memory, path, reload)
    expect(await recover('a', '/kazan')).toBe(true)
    expect(await recover('b', '/kazan')).toBe(false)
    expect(await recover('a', '/perm')).toBe(true)
    vi.setSystemTime(10_000)
    expect(await recover('b', '/kazan')).toBe(true)
  })

  it('does not loop while a cache serves the old page', async () => {
    const memory = createMemory()
    await recoverFromChunkLoadError(createVersion('a', 'b'), memory, '/kazan', reload)
    vi.setSystemTime(3_600_000)
    expect(await recoverFromChunkLoadError(createVersion('a', 'b'), memory, '/kazan', reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload if the reload can’t be recorded', async () => {
    const fullMemory = { getLast: () => undefined, record: () => false }
    expect(await recoverFromChunkLoadError(createVersion('a', 'b'), fullMemory, '/kazan', reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
