import { createMissingPaths } from '../load/missing-paths.ts'
import { createRandom, shuffle } from '../load/random.ts'
import type { Visit } from '../../tests/servers/visit.ts'

/** As Next's router asks for a page: without the name in the query no cache may keep the answer. */
const createRouterVisit = (path: string): Visit => ({
  path: `${path}${path.includes('?') ? '&' : '?'}_rsc=1`,
  headers: { rsc: '1' },
})

/** Pages rendered before anything fails, in each form that browsers ask for, and an rpc query. */
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

interface Regions {
  readonly regions: readonly { readonly cities: readonly { readonly slug: string }[] }[]
}

/** Addresses that were never asked for, one after another: cities and lists that are there, and what nobody has. */
export async function createNewVisits(api: string): Promise<() => Visit> {
  const { regions } = (await (
    await fetch(`${api}/api/regions?lang=ru`, { headers: { accept: 'application/json' } })
  ).json()) as Regions
  const slugs = regions
    .flatMap(({ cities }) => cities.map(({ slug }) => slug))
    .filter(slug => slug !== 'moskva' && slug !== 'kazan')
  const mixed = shuffle(slugs.toSorted(), createRandom(7))
  let next = 0
  return () => {
    const number = next++
    const slug = mixed[number % mixed.length] ?? ''
    const turn = Math.floor(number / mixed.length)
    const forms = [`/${slug}`, `/en/${slug}`, `/${slug}/specialists`, `/en/${slug}/specialists`]
    if (number % 4 === 3) return { path: createMissingPaths(number, 1)[0] ?? '/nobody' }
    return { path: forms[turn] ?? `/profiles/${number}` }
  }
}
