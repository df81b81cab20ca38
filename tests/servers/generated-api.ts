import type { RequestListener } from 'node:http'
import { dataCategories } from '#mocks/dataset/categories.ts'
import { createManyCities } from '#tests/builders/many-cities.ts'
import type { DatasetCity } from '#mocks/dataset/cities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'

export interface GeneratedSize {
  readonly cities: number
  readonly profiles: number
}

type JsonObject = Readonly<Record<string, unknown>>

const origin = 'http://localhost'

/** Makes up each profile when it is requested, and stores none. */
export function createGeneratedApi(size: GeneratedSize): RequestListener {
  const cities = createManyCities(size.cities)
  const citiesBySlug = new Map(cities.map(city => [city.slug, city]))
  const regionsJsonByLocale = new Map<Locale, string>()
  const profiles = createProfiles(cities, size.profiles)

  const getRegions = (locale: Locale): string => {
    const text = regionsJsonByLocale.get(locale) ?? JSON.stringify({ regions: toRegions(cities, locale) })
    regionsJsonByLocale.set(locale, text)
    return text
  }
  const respond = (method: string, url: URL): JsonObject | string | undefined => {
    const lang = url.searchParams.get('lang') ?? ''
    const locale = isLocale(lang) ? lang : 'ru'
    const [, , ...segments] = url.pathname.split('/').map(decodeURIComponent)
    const path = segments.join('/')
    const cityId = Number(url.searchParams.get('city_id') ?? 0)
    if (method === 'POST') return postResponses[path] ?? { status: true }
    if (path === 'regions') return getRegions(locale)
    if (path.startsWith('cities/by/slug/')) {
      const city = citiesBySlug.get(segments[3] ?? '')
      return city && { city: toCity(city, locale) }
    }
    if (path === 'categories') return { categories: getCategories(locale, profiles.count(cityId)) }
    if (path === 'complaint-types') return { types: [] }
    if (path === 'v2/profiles') return profiles.list(url, locale, cityId)
    if (path === 'profiles/specialities/random')
      return { profiles: [1, 2, 3, 4].map(id => ({ id, name: 'x', slug: 'x', profile: profiles.get(id, locale) })) }
    if (path === 'user/profile') return { profile: profiles.get(1, locale) }
    const [, id = '', part] = /^profiles\/(\d+)(\/reviews)?$/.exec(path) ?? []
    if (part) return createPage(url, 0, () => [])
    const profile = profiles.get(Number(id), locale)
    return profile && { profile }
  }

  return (request, response) => {
    const body = respond(request.method ?? 'GET', new URL(request.url ?? '/', origin))
    request.resume()
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? { message: 'not found' }))
  }
}

const user = { id: 1, name: 'Анна', email: 'anna@demo.example' }
const postResponses: Readonly<Record<string, JsonObject>> = {
  'email/login': { user, access_token: 'generated-session' },
}

const toCity = ({ id, slug, name }: DatasetCity, locale: Locale): JsonObject => ({ id, slug, name: name[locale] })

function toRegions(cities: readonly DatasetCity[], locale: Locale): readonly JsonObject[] {
  const regions = new Map<string, JsonObject[]>()
  for (const city of cities) {
    const regionCities = regions.get(city.region[locale]) ?? []
    regionCities.push(toCity(city, locale))
    regions.set(city.region[locale], regionCities)
  }
  return [...regions].map(([name, regionCities]) => ({ name, cities: regionCities }))
}

const categories = dataCategories.filter(({ parentId }) => parentId === null).slice(0, 12)

const getCategories = (locale: Locale, count: number): readonly JsonObject[] =>
  categories.map(({ id, slug, name }) => ({
    id,
    slug,
    name: name[locale],
    parent_id: null,
    profiles_count: Math.ceil(count / categories.length),
    children: [],
  }))

/** The city of profile `id` has the index `id % cities.length`, so that the profiles are spread evenly. */
function createProfiles(cities: readonly DatasetCity[], total: number) {
  const get = (id: number, locale: Locale): JsonObject | undefined => {
    const city = cities[id % cities.length]
    const category = categories[id % categories.length]
    if (id < 1 || id > total || !city || !category) return undefined
    return {
      id,
      user: { id, name: `Анна Смирнова ${id}`, avatar: null },
      about: `Работаю с ${1990 + (id % 30)} года. Приезжаю в день обращения, ${id}.`,
      city: toCity(city, locale),
      specialities: [{ id, name: category.name[locale], category_id: category.id, price_from: 500 + (id % 90) * 50 }],
      price_from: 500 + (id % 90) * 50,
      currency: 'RUB',
      rating: 3 + (id % 20) / 10,
      reviews_count: id % 40,
      updated_at: '2026-10-12T09:00:00.000000Z',
    }
  }
  const count = (cityId: number) => (cityId === 0 ? total : Math.floor(total / cities.length))
  const list = (url: URL, locale: Locale, cityId: number) =>
    createPage(url, url.searchParams.has('search') ? 3 : count(cityId), index =>
      get(cityId === 0 ? index + 1 : (cityId - 1 || cities.length) + index * cities.length, locale),
    )
  return { get, count, list }
}

function createPage({ searchParams }: URL, total: number, getItem: (index: number) => unknown): JsonObject {
  const perPage = Number(searchParams.get('per_page') ?? 24)
  const page = Number(searchParams.get('page') ?? 1)
  const offset = (page - 1) * perPage
  const length = Math.max(0, Math.min(perPage, total - offset))
  return {
    data: Array.from({ length }, (_, index) => getItem(offset + index)).filter(item => item !== undefined),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  }
}
