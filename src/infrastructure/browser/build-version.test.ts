import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBuildVersion, reloadMemory } from './build-version.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the build', () => {
  const stubFetch = (createResponse: () => Promise<Response>) => {
    const fetchMock = vi.fn<typeof fetch>(createResponse)
    vi.stubGlobal('fetch', fetchMock)
    return fetchMock
  }

  it('of the page is read from the data-build attribute of its inline script', () => {
    document.head.innerHTML = ''
    expect(createBuildVersion().currentBuild).toBeUndefined()
    document.head.innerHTML = '<script data-files="" data-build="b1"></script>'
    expect(createBuildVersion().currentBuild).toBe('b1')
  })

  it('of the site is fetched without any cache', async () => {
    const fetchMock = stubFetch(() => Promise.resolve(Response.json({ id: 'b2' })))
    expect(await createBuildVersion().fetchLatest()).toBe('b2')
    expect(fetchMock).toHaveBeenCalledWith('/builds/latest.json', { cache: 'no-store' })
  })

  it.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['responds with its own page', () => Promise.resolve(new Response('<html>'))],
    ['responds with an id that is not a string', () => Promise.resolve(Response.json({ id: 7 }))],
    ['responds with null', () => Promise.resolve(Response.json(null))],
  ])('of the site is unknown if the network %s', async (_name, createResponse) => {
    stubFetch(createResponse)
    expect(await createBuildVersion().fetchLatest()).toBeUndefined()
  })
})

describe('the memory of reloads', () => {
  beforeEach(() => sessionStorage.clear())

  it('is separate per path', () => {
    expect(reloadMemory.getLast('/kazan')).toBeUndefined()
    expect(reloadMemory.record('/kazan', { build: 'a-b_c', reloadedAt: 7 })).toBe(true)
    expect(reloadMemory.getLast('/kazan')).toEqual({ build: 'a-b_c', reloadedAt: 7 })
    expect(reloadMemory.getLast('/perm')).toBeUndefined()
  })

  it('is empty if storage is forbidden, and returns false for a reload that it could not store', () => {
    const forbid = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    expect(reloadMemory.record('/kazan', { build: 'a', reloadedAt: 7 })).toBe(false)
    expect(reloadMemory.getLast('/kazan')).toBeUndefined()
  })
})
