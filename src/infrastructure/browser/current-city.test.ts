import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { applyCurrentCity, forgetCity, rememberCity, readStoredCity } from './current-city.ts'

const kazan = aCity()

describe('R-current-city: the stored city', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/')
    forgetCity()
  })
  afterEach(() => void vi.restoreAllMocks())

  it('is stored in local storage, and in two cookies for a year', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    rememberCity(kazan)
    expect(JSON.parse(localStorage.getItem('current-city') ?? '')).toEqual({ ...kazan, lang: 'ru' })
    expect(write.mock.calls.flat()).toEqual([
      'city_id=1;path=/;max-age=31536000;samesite=lax',
      'city_slug=kazan;path=/;max-age=31536000;samesite=lax',
    ])
    expect(readStoredCity()).toEqual({ slug: 'kazan', city: kazan, lang: 'ru' })
  })

  it('is undefined before a choice and after removal', () => {
    expect(readStoredCity()).toBeUndefined()
    rememberCity(kazan)
    forgetCity()
    expect(readStoredCity()).toBeUndefined()
    expect(document.cookie).not.toContain('city_')
    expect(localStorage.getItem('current-city')).toBe('')
  })

  it('comes from the cookie if local storage has a different city', () => {
    rememberCity(kazan)
    document.cookie = 'city_slug=perm;path=/'
    expect(readStoredCity()).toEqual({ slug: 'perm' })
  })

  it.each(['', '{', 'null', '7', '{"id":1,"slug":"kazan"}', '{"id":"1","slug":"kazan","name":"Казань"}'])(
    'has only a slug if local storage contains %j',
    text => {
      rememberCity(kazan)
      localStorage.setItem('current-city', text)
      expect(readStoredCity()).toEqual({ slug: 'kazan' })
    },
  )

  it.each(['', '//evil.example', '..', '\\evil'])('is undefined if the cookie contains %j', slug => {
    rememberCity(kazan)
    document.cookie = `city_slug=${slug};path=/`
    expect(readStoredCity()).toBeUndefined()
  })

  it('R-slug: has a percent-encoded slug in its cookie', () => {
    const city = { ...kazan, slug: 'Кириллица+' }
    rememberCity(city)
    expect(document.cookie).toContain(`city_slug=${encodeURIComponent(city.slug)}`)
    expect(readStoredCity()).toEqual({ slug: encodeURIComponent(city.slug), city, lang: 'ru' })
  })

  it('has only a slug if storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    rememberCity(kazan)
    expect(readStoredCity()).toEqual({ slug: 'kazan' })
  })
})

const perm = aCity({ id: 2, slug: 'perm', name: 'Пермь' })
const failFetch = vi.fn(() => Promise.reject(new Error('unexpected fetch of a city')))

const showPage = (options: { readonly city?: typeof kazan } = {}) => {
  document.body.innerHTML = `
    <header data-follows-city><a href="/profiles">Специалисты</a>
      <a href="/#cities"><span hidden>pin</span><span data-city-name>Города</span></a></header>
    <main><a href="/profiles?category=repair">здесь</a>
      <div data-follows-city><a href="/profiles?category=repair/bathroom">Ванная</a><a href="/profiles/7">Айгуль</a></div></main>`
  if (options.city) document.body.dataset.city = JSON.stringify(options.city)
  else delete document.body.dataset.city
}
const listHrefs = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'))
const getShownCity = () =>
  document.querySelector('header a > span')?.hasAttribute('hidden')
    ? undefined
    : document.querySelector('[data-city-name]')?.textContent
const unchangedHrefs = [
  '/profiles',
  '/#cities',
  '/profiles?category=repair',
  '/profiles?category=repair/bathroom',
  '/profiles/7',
]
const createCityHrefs = (slug: string) => [
  `/${slug}/specialists`,
  '/#cities',
  '/profiles?category=repair',
  `/${slug}/specialists/repair/bathroom`,
  '/profiles/7',
]

describe('R-current-city: the current city', () => {
  afterEach(() => {
    if (failFetch.mock.calls.length > 0) throw new Error('unexpected fetch of a city')
  })
  beforeEach(() => {
    failFetch.mockClear()
    forgetCity()
    history.replaceState(null, '', '/')
    showPage()
  })

  it("is the page's city even if another one is stored", () => {
    rememberCity(perm)
    showPage({ city: kazan })
    void applyCurrentCity(failFetch)
    expect(readStoredCity()).toEqual({ slug: 'kazan', city: kazan, lang: 'ru' })
    expect(listHrefs()).toEqual(unchangedHrefs)
    expect(getShownCity()).toBeUndefined()
  })

  it('is undefined if none is stored', () => {
    void applyCurrentCity(failFetch)
    expect(listHrefs()).toEqual(unchangedHrefs)
    expect(getShownCity()).toBeUndefined()
    expect(readStoredCity()).toBeUndefined()
  })

  it('is the stored city on a page without a city, and only links of elements with `data-follows-city` lead to its lists', () => {
    rememberCity(kazan)
    void applyCurrentCity(failFetch)
    expect(listHrefs()).toEqual(createCityHrefs('kazan'))
    expect(getShownCity()).toBe('Казань')
  })

  it('changes the link to a category whose name is in the other language', () => {
    rememberCity(kazan)
    document.querySelector('header')?.insertAdjacentHTML('beforeend', '<a href="/profiles?category=x" lang="ru">Х</a>')
    void applyCurrentCity(failFetch)
    expect(document.querySelector('a[lang=ru]')?.getAttribute('href')).toBe('/kazan/specialists/x')
  })

  it('does not change the link to the same page in the other language', () => {
    rememberCity(kazan)
    document
      .querySelector('header')
      ?.insertAdjacentHTML('beforeend', '<a href="/en/profiles" hreflang="en" lang="en">English</a>')
    void applyCurrentCity(failFetch)
    expect(document.querySelector('[hreflang]')?.getAttribute('href')).toBe('/en/profiles')
  })

  it('does not change a search suggestion, which may be a list of another city', () => {
    rememberCity(kazan)
    document
      .querySelector('header')
      ?.insertAdjacentHTML('beforeend', '<a href="/ufa/specialists/repair" role="option">Ремонт в Уфе</a>')
    void applyCurrentCity(failFetch)
    expect(document.querySelector('[role=option]')?.getAttribute('href')).toBe('/ufa/specialists/repair')
  })

  it('changes on a page that already shows another one', () => {
    rememberCity(kazan)
    void applyCurrentCity(failFetch)
    rememberCity(perm)
    void applyCurrentCity(failFetch)
    expect(listHrefs()).toEqual(createCityHrefs('perm'))
    expect(getShownCity()).toBe('Пермь')
  })

  it('is fetched if only its slug is known; links are rewritten at once', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const findCity = vi.fn(() => Promise.resolve({ ok: true, value: kazan } as const))
    void applyCurrentCity(findCity)
    expect(findCity).toHaveBeenCalledWith('kazan')
    expect(listHrefs()).toEqual(createCityHrefs('kazan'))
    expect(getShownCity()).toBeUndefined()
    await expect.poll(() => getShownCity()).toBe('Казань')
    expect(readStoredCity()).toEqual({ slug: 'kazan', city: kazan, lang: 'ru' })
  })

  it('is fetched if its name is stored in the other language', async () => {
    rememberCity(kazan)
    history.replaceState(null, '', '/en')
    void applyCurrentCity(() => Promise.resolve({ ok: true, value: { ...kazan, name: 'Kazan' } }))
    expect(getShownCity()).toBeUndefined()
    await expect.poll(() => getShownCity()).toBe('Kazan')
  })

  it('is stored with the language of the page even if the browser translates the page', () => {
    document.documentElement.lang = 'en'
    onTestFinished(() => void (document.documentElement.lang = 'ru'))
    showPage({ city: kazan })
    void applyCurrentCity(failFetch)
    expect(readStoredCity()).toEqual({ slug: 'kazan', city: kazan, lang: 'ru' })
  })

  it('is fetched once in a language into which its name is not translated', async () => {
    history.replaceState(null, '', '/en')
    document.cookie = 'city_slug=kazan;path=/'
    await applyCurrentCity(() => Promise.resolve({ ok: true, value: kazan }))
    showPage()
    await applyCurrentCity(failFetch)
    expect(getShownCity()).toBe('Казань')
  })

  it('is fetched if an earlier build stored it without the language', async () => {
    rememberCity(kazan)
    localStorage.setItem('current-city', JSON.stringify(kazan))
    const findCity = vi.fn(() => Promise.resolve({ ok: true, value: kazan } as const))
    await applyCurrentCity(findCity)
    expect(findCity).toHaveBeenCalledOnce()
    expect(readStoredCity()).toEqual({ slug: 'kazan', city: kazan, lang: 'ru' })
  })

  it('R-slug: is fetched by its decoded slug; links have the encoded one', async () => {
    const city = { id: 3, slug: 'Ёлки+', name: 'Ёлки' }
    document.cookie = `city_slug=${encodeURIComponent(city.slug)};path=/`
    const findCity = vi.fn(() => Promise.resolve({ ok: true, value: city } as const))
    void applyCurrentCity(findCity)
    expect(findCity).toHaveBeenCalledWith('Ёлки+')
    expect(listHrefs()).toEqual(createCityHrefs(encodeURIComponent(city.slug)))
    await expect.poll(() => getShownCity()).toBe('Ёлки')
  })

  it.each(['%', '%FF', '%2F%2Fevil'])('is forgotten if the slug %s is invalid', async slug => {
    document.cookie = `city_slug=${slug};path=/`
    await applyCurrentCity(failFetch)
    expect(readStoredCity()).toBeUndefined()
    expect(listHrefs()).toEqual(unchangedHrefs)
  })

  it('is forgotten if it does not exist', async () => {
    document.cookie = 'city_slug=nope;path=/'
    void applyCurrentCity(() => Promise.resolve({ ok: false, error: { _tag: 'CityNotFound' } }))
    await expect.poll(() => readStoredCity()).toBeUndefined()
    expect(listHrefs()).toEqual(unchangedHrefs)
  })

  it('stays if it can’t be fetched', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const outcome = Promise.resolve({ ok: false, error: { _tag: 'CityUnavailable' } } as const)
    void applyCurrentCity(() => outcome)
    await outcome
    await Promise.resolve()
    expect(readStoredCity()).toEqual({ slug: 'kazan' })
    expect(listHrefs()).toEqual(createCityHrefs('kazan'))
    expect(getShownCity()).toBeUndefined()
  })

  it('is not changed by an outcome that arrives on another page', async () => {
    document.cookie = 'city_slug=kazan;path=/'
    const resolvers: ((outcome: { readonly ok: true; readonly value: typeof kazan }) => void)[] = []
    const outcome = new Promise<{ readonly ok: true; readonly value: typeof kazan }>(resolve => resolvers.push(resolve))
    void applyCurrentCity(() => outcome)
    showPage({ city: perm })
    void applyCurrentCity(failFetch)
    for (const resolve of resolvers) resolve({ ok: true, value: kazan })
    await outcome
    await Promise.resolve()
    expect(readStoredCity()).toEqual({ slug: 'perm', city: perm, lang: 'ru' })
    expect(getShownCity()).toBeUndefined()
  })
})
