// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { bannerBeforeHydration } from './banner-before-hydration.ts'

const { dataset } = document.documentElement
const accepted = () => localStorage.getItem('cookiesAccepted')
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

describe('the cookie banner of a page that sleeps', () => {
  beforeEach(() => {
    localStorage.clear()
    delete dataset.cookies
    document.body.innerHTML =
      '<section data-cookie-banner><a href="#policy">policy</a><button data-accept-cookies><b>OK</b></button></section>'
  })

  it('is asked for before anything is painted', () => {
    bannerBeforeHydration()
    expect(dataset.cookies).toBe('static')
  })

  it('is not for those who have accepted', () => {
    localStorage.setItem('cookiesAccepted', 'true')
    bannerBeforeHydration()
    expect(dataset.cookies).toBeUndefined()
  })

  it('accepts at once, and only by its button', () => {
    bannerBeforeHydration()
    press('a')
    expect(dataset.cookies).toBe('static')
    press('b')
    expect([dataset.cookies, accepted()]).toEqual([undefined, 'true'])
  })

  it('leaves the click to the machine once that runs', () => {
    bannerBeforeHydration()
    dataset.cookies = 'shown'
    press('b')
    expect([dataset.cookies, accepted()]).toEqual(['shown', null])
  })

  it('is gone from a page that comes back, when it was accepted meanwhile; a machine that runs stays in charge', () => {
    bannerBeforeHydration()
    dataset.cookies = 'shown'
    dispatchEvent(new Event('pageshow'))
    expect(dataset.cookies).toBe('shown')
    localStorage.setItem('cookiesAccepted', 'true')
    dispatchEvent(new Event('pageshow'))
    expect(dataset.cookies).toBeUndefined()
  })
})
