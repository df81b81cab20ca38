// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { forgetCity, rememberCity, storedCity } from './current-city.ts'
import { followOrFetchCity } from './follow-city.ts'

const kazan = aCity()
const perm = aCity({ id: 2, slug: 'perm', name: 'Пермь' })
const unasked = vi.fn(() => Promise.reject(new Error('asked for a city that is there')))

const page = (of: { readonly city?: typeof kazan } = {}) => {
  document.body.innerHTML = `
    <header data-follows-city><a href="/profiles">Специалисты</a>
      <a href="/#cities"><span hidden>pin</span><span data-city-name>Города</span></a></header>
    <main><a href="/profiles?category=repair">здесь</a>
      <div data-follows-city><a href="/profiles?category=repair/bathroom">Ванная</a><a href="/profiles/7">Айгуль</a></div></main>`
  if (of.city) document.body.dataset.city = JSON.stringify(of.city)
  else delete document.body.dataset.city
}
const links = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
const shown = () =>
  document.querySelector('header a > span')?.hasAttribute('hidden')
    ? undefined
    : document.querySelector('[data-city-name]')?.textContent
const untouched = [
  '/profiles',
  '/#cities',
  '/profiles?category=repair',
  '/profiles?category=repair/bathroom',
  '/profiles/7',
]
const inCity = (slug: string) => [
  `/${slug}/specialists`,
  '/#cities',
  '/profiles?category=repair',
  `/${slug}/specialists/repair/bathroom`,
  '/profiles/7',
]

describe('the current city', () => {
  afterEach(() => {
    if (unasked.mock.calls.length > 0) throw new Error('asked for a city that is there')
  })
  beforeEach(() => {
    unasked.mockClear()
    forgetCity()
    document.documentElement.lang = 'ru'
    page()
  })

  it("is the one of a city's page, whatever was stored", () => {
    rememberCity(perm)
    page({ city: kazan })
    void followOrFetchCity(unasked)
    expect(storedCity()).toEqual({ slug: 'kazan', city: kazan })
    expect(links()).toEqual(untouched)
    expect(shown()).toBeUndefined()
  })

  it('is none where none is stored', () => {
    void followOrFetchCity(unasked)
    expect(links()).toEqual(untouched)
    expect(shown()).toBeUndefined()
    expect(storedCity()).toBeUndefined()
  })

  it('is the stored one elsewhere: links that follow it lead there, the others stay', () => {
    rememberCity(kazan)
    void followOrFetchCity(unasked)
    expect(links()).toEqual(inCity('kazan'))
    expect(shown()).toBe('Казань')
  })

  it('changes on a page that shows another one already', () => {
    rememberCity(kazan)
    void followOrFetchCity(unasked)
    rememberCity(perm)
    void followOrFetchCity(unasked)
    expect(links()).toEqual(inCity('perm'))
    expect(shown()).toBe('Пермь')
  })

  it('is asked for by its slug where only that is left; the links lead there meanwhile', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const ask = vi.fn(() => Promise.resolve({ ok: true, value: kazan } as const))
    void followOrFetchCity(ask)
    expect(ask).toHaveBeenCalledWith('kazan')
    expect(links()).toEqual(inCity('kazan'))
    expect(shown()).toBeUndefined()
    await expect.poll(() => shown()).toBe('Казань')
    expect(storedCity()).toEqual({ slug: 'kazan', city: kazan })
  })

  it('is asked for where its name is stored in the other language', async () => {
    rememberCity(kazan)
    document.documentElement.lang = 'en'
    void followOrFetchCity(() => Promise.resolve({ ok: true, value: { ...kazan, name: 'Kazan' } }))
    expect(shown()).toBeUndefined()
    await expect.poll(() => shown()).toBe('Kazan')
  })

  it('is forgotten where the directory has no such city', async () => {
    document.cookie = 'city_slug=nope;path=/'
    void followOrFetchCity(() => Promise.resolve({ ok: false, error: { _tag: 'CityNotFound' } }))
    await expect.poll(() => storedCity()).toBeUndefined()
    expect(links()).toEqual(untouched)
  })

  it('stays where nobody could be asked', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const answer = Promise.resolve({ ok: false, error: { _tag: 'CityUnavailable' } } as const)
    void followOrFetchCity(() => answer)
    await answer
    await Promise.resolve()
    expect(storedCity()).toEqual({ slug: 'kazan' })
    expect(links()).toEqual(inCity('kazan'))
    expect(shown()).toBeUndefined()
  })

  it('does not come too late: another page may be there by now', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const answers: ((answer: { readonly ok: true; readonly value: typeof kazan }) => void)[] = []
    const answer = new Promise<{ readonly ok: true; readonly value: typeof kazan }>(resolve => answers.push(resolve))
    void followOrFetchCity(() => answer)
    page({ city: perm })
    void followOrFetchCity(unasked)
    for (const resolve of answers) resolve({ ok: true, value: kazan })
    await answer
    await Promise.resolve()
    expect(storedCity()).toEqual({ slug: 'perm', city: perm })
    expect(shown()).toBeUndefined()
  })
})
