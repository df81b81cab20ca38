import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { forgetCity, rememberCity, readStoredCity } from '#infrastructure/browser/current-city.ts'
import { restoreCity } from './restore-city.ts'

const kazan = aCity()
const header = '<nav data-follows-city><a href="/profiles">Специалисты</a><span data-city-name>Города</span></nav>'
const getHref = () => document.querySelector('a')?.getAttribute('href')
const doNothing = () => undefined
const dispatchPageShow = () => dispatchEvent(new Event('pageshow'))

describe('R-current-city: the city before hydration', () => {
  beforeEach(() => {
    forgetCity()
    history.replaceState(null, '', '/')
    document.body.innerHTML = ''
    delete document.body.dataset.city
  })

  it('is stored on `pageshow`', () => {
    document.body.dataset.city = JSON.stringify(kazan)
    restoreCity(doNothing)
    expect(readStoredCity()).toBeUndefined()
    dispatchPageShow()
    expect(readStoredCity()).toEqual({ slug: 'kazan', city: kazan, lang: 'ru' })
  })

  it('is shown while the page is still being parsed', async () => {
    rememberCity(kazan)
    restoreCity(doNothing)
    document.body.innerHTML = header
    await expect.poll(() => getHref()).toBe('/kazan/specialists')
    expect(document.querySelector('[data-city-name]')).toHaveProperty('textContent', 'Казань')
  })

  it('is updated on a page restored from the back/forward cache', () => {
    restoreCity(doNothing)
    document.body.innerHTML = header
    dispatchPageShow()
    expect(getHref()).toBe('/profiles')
    rememberCity(kazan)
    dispatchPageShow()
    expect(getHref()).toBe('/kazan/specialists')
  })

  it('requires hydration only if it has to be fetched', () => {
    const hydrateNow = vi.fn()
    restoreCity(hydrateNow)
    document.body.innerHTML = header
    dispatchPageShow()
    rememberCity(kazan)
    dispatchPageShow()
    expect(hydrateNow).not.toHaveBeenCalled()
    document.cookie = 'city_slug=perm;path=/'
    dispatchPageShow()
    expect(hydrateNow).toHaveBeenCalledTimes(1)
    expect(getHref()).toBe('/perm/specialists')
  })
})
