import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listCookieBannerPaths } from '#tests/builders/cookie-banner-paths.ts'

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

async function loadBanner(stored: string | null = null) {
  storeText(stored)
  vi.resetModules()
  const { updateCookieBanner, acceptCookies } = await import('./cookie-banner.ts')
  updateCookieBanner()
  document.body.onclick = acceptCookies
  return updateCookieBanner
}

describe('R-cookie-banner', () => {
  beforeEach(addBanner)
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it.each(listCookieBannerPaths([null, 'true', 'false', '']))('matches the state machine: $title', async path => {
    const updateBanner = await loadBanner(path.input)
    expect(dataset.cookies === '0').toBe(path.isAsking)
    for (const { event, isAsking, stored } of path.steps) {
      if (event.type === 'accept.pressed') press('b')
      else {
        storeText(event.stored)
        updateBanner()
      }
      expect([dataset.cookies === '0', localStorage.getItem(key)]).toEqual([isAsking, stored])
    }
  })

  it('accepts cookies only when its button is clicked', async () => {
    await loadBanner()
    press('a')
    expect([dataset.cookies, localStorage.getItem(key)]).toEqual(['0', null])
  })

  it('stays visible after a soft navigation, and its new button accepts cookies', async () => {
    await loadBanner()
    document.body.innerHTML = '<p>Next page</p>'
    expect(dataset.cookies).toBe('0')
    addBanner()
    press('b')
    expect(dataset.cookies).not.toBe('0')
    expect(localStorage.getItem(key)).toBe('true')
  })

  it('stays hidden after consent until the next page load if storage is blocked', async () => {
    const updateBanner = await loadBanner()
    const forbid = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    press('b')
    updateBanner()
    expect(dataset.cookies).not.toBe('0')
    vi.resetModules()
    const { updateCookieBanner } = await import('./cookie-banner.ts')
    updateCookieBanner()
    expect(dataset.cookies).toBe('0')
  })
})
