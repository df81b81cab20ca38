import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCookieBanner } from './cookie-banner.ts'

const { dataset } = document.documentElement
const accepted = () => localStorage.getItem('cookiesAccepted')
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const addBanner = () => {
  document.body.innerHTML =
    '<section data-cookie-banner><a href="#policy">policy</a><button data-accept-cookies><b>OK</b></button></section>'
}

describe('R-cookie-banner', () => {
  beforeEach(() => {
    localStorage.clear()
    delete dataset.cookies
    addBanner()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is shown at once', () => {
    runCookieBanner()
    expect(dataset.cookies).toBe('shown')
    expect(accepted()).toBeNull()
  })

  it('is not shown to visitors who have accepted', () => {
    localStorage.setItem('cookiesAccepted', 'true')
    runCookieBanner()
    expect(dataset.cookies).toBeUndefined()
  })

  it.each(['', 'false', '1', '"true"', 'TRUE'])('is shown if the storage holds %j', text => {
    localStorage.setItem('cookiesAccepted', text)
    runCookieBanner()
    expect(dataset.cookies).toBe('shown')
  })

  it('is accepted by its button only, and at once', () => {
    runCookieBanner()
    press('a')
    expect(dataset.cookies).toBe('shown')
    press('b')
    expect([dataset.cookies, accepted()]).toEqual([undefined, 'true'])
  })

  it('is accepted once: the button of a hidden banner changes nothing', () => {
    runCookieBanner()
    press('b')
    press('b')
    expect([dataset.cookies, accepted()]).toEqual([undefined, 'true'])
  })

  it('works on the next page of a soft navigation', () => {
    runCookieBanner()
    document.body.innerHTML = '<p>Next page</p>'
    expect(dataset.cookies).toBe('shown')
    addBanner()
    press('b')
    expect([dataset.cookies, accepted()]).toEqual([undefined, 'true'])
  })

  it('is hidden on a restored page after another page has accepted', () => {
    runCookieBanner()
    dispatchEvent(new Event('pageshow'))
    expect(dataset.cookies).toBe('shown')
    localStorage.setItem('cookiesAccepted', 'true')
    dispatchEvent(new Event('pageshow'))
    expect(dataset.cookies).toBeUndefined()
  })

  it('is hidden for this page only if storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    runCookieBanner()
    expect(dataset.cookies).toBe('shown')
    press('b')
    expect(dataset.cookies).toBeUndefined()
    delete dataset.cookies
    runCookieBanner()
    expect(dataset.cookies).toBe('shown')
  })
})
