import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listCookieBannerWalks } from '#tests/builders/cookie-banner-walks.ts'

const { dataset } = document.documentElement
const key = 'cookiesAccepted'
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const addBanner = () => {
  document.body.innerHTML =
    '<section data-cookie-banner><a href="#policy">policy</a><button data-accept-cookies><b>OK</b></button></section>'
}
const storeText = (text: string | null) => {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
}

/** Loads the adapter as a new document does. */
async function load(stored: string | null = null) {
  storeText(stored)
  vi.resetModules()
  const { showCookieBanner, acceptCookies } = await import('./cookie-banner.ts')
  showCookieBanner()
  document.body.onclick = acceptCookies
  return showCookieBanner
}

describe('R-cookie-banner', () => {
  beforeEach(addBanner)
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(listCookieBannerWalks([null, 'true', 'false', '']))('follows the machine: $title', async walk => {
    const show = await load(walk.input)
    expect(dataset.cookies === '0').toBe(walk.isAsking)
    for (const { event, isAsking, stored } of walk.steps) {
      if (event.type === 'accept.pressed') press('b')
      else {
        storeText(event.stored)
        show()
      }
      expect([dataset.cookies === '0', localStorage.getItem(key)]).toEqual([isAsking, stored])
    }
  })

  it('is accepted by its button only', async () => {
    await load()
    press('a')
    expect([dataset.cookies, localStorage.getItem(key)]).toEqual(['0', null])
  })

  it('works on the next page of a soft navigation', async () => {
    await load()
    document.body.innerHTML = '<p>Next page</p>'
    expect(dataset.cookies).toBe('0')
    addBanner()
    press('b')
    expect(dataset.cookies).not.toBe('0')
    expect(localStorage.getItem(key)).toBe('true')
  })

  it('stays hidden in this document only if storage is forbidden', async () => {
    const show = await load()
    const forbid = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    press('b')
    show()
    expect(dataset.cookies).not.toBe('0')
    vi.resetModules()
    const { showCookieBanner } = await import('./cookie-banner.ts')
    showCookieBanner()
    expect(dataset.cookies).toBe('0')
  })
})
