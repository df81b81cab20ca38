import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { forgetCity, rememberCity, storedCity } from './current-city.ts'

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
    expect(storedCity()).toEqual({ path: 'kazan', city: kazan })
  })

  it('is undefined before a choice and after removal', () => {
    expect(storedCity()).toBeUndefined()
    rememberCity(kazan)
    forgetCity()
    expect(storedCity()).toBeUndefined()
    expect(document.cookie).not.toContain('city_')
    expect(localStorage.getItem('current-city')).toBe('')
  })

  it('is the cookie’s if local storage has a different one', () => {
    rememberCity(kazan)
    document.cookie = 'city_slug=perm;path=/'
    expect(storedCity()).toEqual({ path: 'perm' })
  })

  it.each(['', '{', 'null', '7', '{"id":1,"slug":"kazan"}', '{"id":"1","slug":"kazan","name":"Казань"}'])(
    'has only a slug if local storage holds %j',
    text => {
      rememberCity(kazan)
      localStorage.setItem('current-city', text)
      expect(storedCity()).toEqual({ path: 'kazan' })
    },
  )

  it.each(['', '//evil.example', '..', '\\evil'])('is undefined if the cookie holds %j', slug => {
    rememberCity(kazan)
    document.cookie = `city_slug=${slug};path=/`
    expect(storedCity()).toBeUndefined()
  })

  it('R-slug: is stored with an encoded slug', () => {
    const city = { ...kazan, slug: 'Кириллица+' }
    rememberCity(city)
    expect(document.cookie).toContain(`city_slug=${encodeURIComponent(city.slug)}`)
    expect(storedCity()).toEqual({ path: encodeURIComponent(city.slug), city })
  })

  it('has only a slug if storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    rememberCity(kazan)
    expect(storedCity()).toEqual({ path: 'kazan' })
  })
})
