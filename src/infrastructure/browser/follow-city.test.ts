import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { followOrFetchCity, forgetCity, rememberCity, storedCity } from './current-city.ts'

const kazan = aCity()
const perm = aCity({ id: 2, slug: 'perm', name: 'Пермь' })
const unneeded = vi.fn(() => Promise.reject(new Error('fetched a city that is known')))

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

describe('R-current-city: the current city', () => {
  afterEach(() => {
    if (unneeded.mock.calls.length > 0) throw new Error('fetched a city that is known')
  })
  beforeEach(() => {
    unneeded.mockClear()
    forgetCity()
    document.documentElement.lang = 'ru'
    page()
  })

  it("is the page's own city, whatever is stored", () => {
    rememberCity(perm)
    page({ city: kazan })
    void followOrFetchCity(unneeded)
    expect(storedCity()).toEqual({ path: 'kazan', city: kazan })
    expect(links()).toEqual(untouched)
    expect(shown()).toBeUndefined()
  })

  it('is undefined if none is stored', () => {
    void followOrFetchCity(unneeded)
    expect(links()).toEqual(untouched)
    expect(shown()).toBeUndefined()
    expect(storedCity()).toBeUndefined()
  })

  it('is the stored one on other pages, which rewrite only the links that follow it', () => {
    rememberCity(kazan)
    void followOrFetchCity(unneeded)
    expect(links()).toEqual(inCity('kazan'))
    expect(shown()).toBe('Казань')
  })

  it('changes on a page that already shows another one', () => {
    rememberCity(kazan)
    void followOrFetchCity(unneeded)
    rememberCity(perm)
    void followOrFetchCity(unneeded)
    expect(links()).toEqual(inCity('perm'))
    expect(shown()).toBe('Пермь')
  })

  it('is fetched if only its slug is known; links are rewritten at once', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const findCity = vi.fn(() => Promise.resolve({ ok: true, value: kazan } as const))
    void followOrFetchCity(findCity)
    expect(findCity).toHaveBeenCalledWith('kazan')
    expect(links()).toEqual(inCity('kazan'))
    expect(shown()).toBeUndefined()
    await expect.poll(() => shown()).toBe('Казань')
    expect(storedCity()).toEqual({ path: 'kazan', city: kazan })
  })

  it('is fetched if its name is stored in the other language', async () => {
    rememberCity(kazan)
    document.documentElement.lang = 'en'
    void followOrFetchCity(() => Promise.resolve({ ok: true, value: { ...kazan, name: 'Kazan' } }))
    expect(shown()).toBeUndefined()
    await expect.poll(() => shown()).toBe('Kazan')
  })

  it('R-slug: is fetched by its decoded slug; links have the encoded one', async () => {
    const city = { id: 3, slug: 'Ёлки+', name: 'Ёлки' }
    document.cookie = `city_slug=${encodeURIComponent(city.slug)};path=/`
    const findCity = vi.fn(() => Promise.resolve({ ok: true, value: city } as const))
    void followOrFetchCity(findCity)
    expect(findCity).toHaveBeenCalledWith('Ёлки+')
    expect(links()).toEqual(inCity(encodeURIComponent(city.slug)))
    await expect.poll(() => shown()).toBe('Ёлки')
  })

  it.each(['%', '%FF', '%2F%2Fevil'])('is forgotten if no city can have the slug %s', async slug => {
    document.cookie = `city_slug=${slug};path=/`
    await followOrFetchCity(unneeded)
    expect(storedCity()).toBeUndefined()
  })

  it('is forgotten if it does not exist', async () => {
    document.cookie = 'city_slug=nope;path=/'
    void followOrFetchCity(() => Promise.resolve({ ok: false, error: { _tag: 'CityNotFound' } }))
    await expect.poll(() => storedCity()).toBeUndefined()
    expect(links()).toEqual(untouched)
  })

  it('stays if it can’t be fetched', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const answer = Promise.resolve({ ok: false, error: { _tag: 'CityUnavailable' } } as const)
    void followOrFetchCity(() => answer)
    await answer
    await Promise.resolve()
    expect(storedCity()).toEqual({ path: 'kazan' })
    expect(links()).toEqual(inCity('kazan'))
    expect(shown()).toBeUndefined()
  })

  it('ignores an answer that arrives on another page', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const answers: ((answer: { readonly ok: true; readonly value: typeof kazan }) => void)[] = []
    const answer = new Promise<{ readonly ok: true; readonly value: typeof kazan }>(resolve => answers.push(resolve))
    void followOrFetchCity(() => answer)
    page({ city: perm })
    void followOrFetchCity(unneeded)
    for (const resolve of answers) resolve({ ok: true, value: kazan })
    await answer
    await Promise.resolve()
    expect(storedCity()).toEqual({ path: 'perm', city: perm })
    expect(shown()).toBeUndefined()
  })
})
