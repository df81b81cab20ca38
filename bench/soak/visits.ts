import { fetchCitySlugs } from '../load/fetch-city-slugs.ts'
import { createMissingPaths } from '../load/missing-paths.ts'
import { shuffle } from '../load/shuffle.ts'
import { createRandom } from '../../mocks/generator/random.ts'
import type { Visit } from '../../tests/servers/visit.ts'

/** A request of Next's router. Without `_rsc` in the query, the response is not cacheable. */
const createRouterVisit = (path: string): Visit => ({
  path: `${path}${path.includes('?') ? '&' : '?'}_rsc=1`,
  headers: { rsc: '1' },
})

/** The soak test caches these before the API fails. */
export const cachedVisits: readonly Visit[] = [
  '/',
  '/en',
  '/moskva',
  '/en/kazan',
  '/moskva/specialists',
  '/moskva/specialists?page=2',
  '/profiles/1',
  '/en/profiles/2',
]
  .flatMap<Visit>(path => [{ path }, createRouterVisit(path)])
  .concat({ path: '/use-cases/listRegions?lang=ru' })

const createQueryVisit = (name: string, input: unknown): Visit => ({
  path: `/use-cases/${name}?${new URLSearchParams({ lang: 'ru', input: JSON.stringify(input) })}`,
})

const chooseQueryVisit = (number: number, slug: string): Visit => {
  const queries = [
    createQueryVisit('suggest', { text: 'рем', city: slug }),
    createQueryVisit('findCity', slug),
    createQueryVisit('listCategories', { cityId: number + 1 }),
    createQueryVisit('listReviews', { profileId: number + 1, page: 1 }),
  ]
  return queries[number % queries.length] ?? { path: '/' }
}

export async function createVisitSupply(apiOrigin: string): Promise<() => Visit> {
  const slugs = await fetchCitySlugs(apiOrigin)
  // `cachedVisits` contains pages of these two cities.
  const newSlugs = slugs.filter(slug => slug !== 'moskva' && slug !== 'kazan')
  const shuffledSlugs = shuffle(newSlugs, createRandom(7))
  let nextNumber = 0
  return () => {
    const number = nextNumber++
    const slug = shuffledSlugs[number % shuffledSlugs.length] ?? ''
    const round = Math.floor(number / shuffledSlugs.length)
    const pagePaths = [`/${slug}`, `/en/${slug}`, `/${slug}/specialists`, `/en/${slug}/specialists`]
    if (number % 5 === 4) return chooseQueryVisit(Math.floor(number / 5), slug)
    if (number % 4 === 3) return { path: createMissingPaths(Math.floor(number / 4), 1)[0] ?? '/nobody' }
    return { path: pagePaths[round] ?? `/profiles/${number}` }
  }
}
