import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildVersion, reloadMemory } from './build-version.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the build', () => {
  const answers = (answer: () => Promise<Response>) => {
    const ask = vi.fn<typeof fetch>(answer)
    vi.stubGlobal('fetch', ask)
    return ask
  }

  it('of the page stands in its inline script’s tag', () => {
    document.head.innerHTML = ''
    expect(buildVersion().own).toBeUndefined()
    document.head.innerHTML = '<script data-files="" data-build="b1"></script>'
    expect(buildVersion().own).toBe('b1')
  })

  it('of the site is fetched past every cache', async () => {
    const ask = answers(() => Promise.resolve(Response.json({ id: 'b2' })))
    expect(await buildVersion().latest()).toBe('b2')
    expect(ask).toHaveBeenCalledWith('/builds/latest.json', { cache: 'no-store' })
  })

  it.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['answers a page of its own', () => Promise.resolve(new Response('<html>'))],
    ['answers something else', () => Promise.resolve(Response.json({ id: 7 }))],
    ['answers nothing', () => Promise.resolve(Response.json(null))],
  ])('is unknown where the network %s', async (_how, answer) => {
    answers(answer)
    expect(await buildVersion().latest()).toBeUndefined()
  })
})

describe('the memory of reloads', () => {
  beforeEach(() => sessionStorage.clear())

  it('is kept per path', () => {
    expect(reloadMemory.last('/kazan')).toBeUndefined()
    expect(reloadMemory.note('/kazan', { build: 'a-b_c', at: 7 })).toBe(true)
    expect(reloadMemory.last('/kazan')).toEqual({ build: 'a-b_c', at: 7 })
    expect(reloadMemory.last('/perm')).toBeUndefined()
  })

  it('is empty if storage is forbidden, and reports it', () => {
    const forbid = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    expect(reloadMemory.note('/kazan', { build: 'a', at: 7 })).toBe(false)
    expect(reloadMemory.last('/kazan')).toBeUndefined()
  })
})
