// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { forgetCity, rememberCity, storedCity } from '#infrastructure/browser/current-city.ts'
import { restoreCity } from './restore-city.ts'

const kazan = aCity()
const header = '<nav data-follows-city><a href="/profiles">Специалисты</a><span data-city-name>Города</span></nav>'
const link = () => document.querySelector('a')?.getAttribute('href')
const asleep = () => undefined
const comesBack = () => dispatchEvent(new Event('pageshow'))

describe('the city of a page that sleeps', () => {
  beforeEach(() => {
    forgetCity()
    document.documentElement.lang = 'ru'
    document.body.innerHTML = ''
    delete document.body.dataset.city
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is remembered once the page is there', () => {
    document.body.dataset.city = JSON.stringify(kazan)
    restoreCity(asleep)
    expect(storedCity()).toBeUndefined()
    dispatchEvent(new Event('pageshow'))
    expect(storedCity()).toEqual({ slug: 'kazan', city: kazan })
  })

  it('is shown as the page arrives, before it is all there', async () => {
    rememberCity(kazan)
    restoreCity(asleep)
    document.body.innerHTML = header
    await expect.poll(() => link()).toBe('/kazan/specialists')
    expect(document.querySelector('[data-city-name]')).toHaveProperty('textContent', 'Казань')
  })

  it('is the one of now on a page that comes back', () => {
    restoreCity(asleep)
    document.body.innerHTML = header
    comesBack()
    expect(link()).toBe('/profiles')
    rememberCity(kazan)
    comesBack()
    expect(link()).toBe('/kazan/specialists')
  })

  it('wakes the page where the city has to be asked for, and never else', () => {
    const wake = vi.fn()
    restoreCity(wake)
    document.body.innerHTML = header
    comesBack()
    rememberCity(kazan)
    comesBack()
    expect(wake).not.toHaveBeenCalled()
    document.cookie = 'city_slug=perm;path=/'
    comesBack()
    expect(wake).toHaveBeenCalledTimes(1)
    expect(link()).toBe('/perm/specialists')
  })
})
