import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { forgetCity, rememberCity, readStoredCity } from './current-city.ts'

const kazan = aCity()

describe('R-current-city: the stored city', () => {
  beforeEach(() => {
    forgetCity()
    vi.restoreAllMocks()
  })

  it('is stored in local storage and two cookies for a year', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    rememberCity(kazan)
    expect(JSON.parse(localStorage.getItem('current-city') ?? '')).toEqual(kazan)
    expect(write.mock.calls.flat()).toEqual([
      'city_id=1;path=/;max-age=31536000;samesite=lax',
      'city_slug=kazan;path=/;max-age=31536000;samesite=lax',
    ])
    expect(readStoredCity()).toEqual({ path: 'kazan', city: kazan })
  })

  it('is undefined before a choice and after removal', () => {
    expect(readStoredCity()).toBeUndefined()
    rememberCity(kazan)
    forgetCity()
    expect(readStoredCity()).toBeUndefined()
    expect(document.cookie).not.toContain('city_')
    expect(localStorage.getItem('current-city')).toBe('')
  })

  it('is the cookie’s if local storage has a different one', () => {
    rememberCity(kazan)
    document.cookie = 'city_slug=perm;path=/'
    expect(readStoredCity()).toEqual({ path: 'perm' })
  })

  it.each(['', '{', 'null', '7', '{"id":1,"slug":"kazan"}', '{"id":"1","slug":"kazan","name":"Казань"}'])(
    'has only a slug if local storage contains %j',
    text => {
      rememberCity(kazan)
      localStorage.setItem('current-city', text)
      expect(readStoredCity()).toEqual({ path: 'kazan' })
    },
  )

  it.each(['', '//evil.example', '..', '\\evil'])('is undefined if the cookie contains %j', slug => {
    rememberCity(kazan)
    document.cookie = `city_slug=${slug};path=/`
    expect(readStoredCity()).toBeUndefined()
  })

  it('R-slug: is stored with an encoded slug', () => {
    const city = { ...kazan, slug: 'Кириллица+' }
    rememberCity(city)
    expect(document.cookie).toContain(`city_slug=${encodeURIComponent(city.slug)}`)
    expect(readStoredCity()).toEqual({ path: encodeURIComponent(city.slug), city })
  })

  it('has only a slug if storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    rememberCity(kazan)
    expect(readStoredCity()).toEqual({ path: 'kazan' })
  })
})
