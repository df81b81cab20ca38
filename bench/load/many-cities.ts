import { askAll } from './client.ts'
import { loadAtRandom } from './load-at-random.ts'
import type { Load } from './load.ts'
import type { MeasuredProcess } from '../support/measured-process.ts'
import { seeded, shuffled } from './random.ts'
import { medians } from '../support/statistics.ts'

interface Regions {
  readonly regions: readonly { readonly cities: readonly { readonly slug: string }[] }[]
}

/** Addresses of all cities, in the same shuffled order at every start. */
export async function cityPaths(api: MeasuredProcess): Promise<readonly string[]> {
  const { regions } = (await (
    await fetch(`${api.origin}/api/regions?lang=ru`, { headers: { accept: 'application/json' } })
  ).json()) as Regions
  const slugs = regions.flatMap(({ cities }) => cities.map(({ slug }) => `/${slug}`))
  return shuffled(slugs.toSorted(), seeded(7))
}

export interface Grown {
  readonly pages: number
  /** Bytes per page: of the process (rss) and of live objects (used). */
  readonly rss: number
  readonly used: number
  /** Milliseconds per page: the render, all forms, finished and compressed. */
  readonly cpuMs: number
}

/** What a city costs that nobody has asked for yet, after the first ones have warmed up the process. */
export async function firstRenders(site: MeasuredProcess, cities: readonly string[], count: number): Promise<Grown> {
  const first = cities.slice(count)
  const counted = cities.slice(0, count)
  await askAll(site.origin, first)
  const before = await site.usage('collect')
  await askAll(site.origin, counted)
  const after = await site.usage('collect')
  return {
    pages: counted.length,
    rss: (after.rss - before.rss) / counted.length,
    used: (after.used - before.used) / counted.length,
    cpuMs: (after.cpuMs - before.cpuMs) / counted.length,
  }
}

/** Cached cities requested at random: of which server, how many, and what a request then costs. */
export interface AtRandom {
  readonly server: string
  readonly cities: number
  readonly median: Load
}

/** One, ten and all of these warm cities, from each server in turn. */
export async function atRandom(
  servers: Readonly<Record<string, MeasuredProcess>>,
  cities: readonly string[],
  times: number,
  seconds: number,
): Promise<readonly AtRandom[]> {
  const sets = [1, 10, cities.length].flatMap(count =>
    Object.entries(servers).map(([name, server]) => ({
      name,
      server,
      cities: cities.slice(0, count),
      runs: [] as Load[],
    })),
  )
  for (const server of Object.values(servers)) await loadAtRandom(server, cities, 2)
  for (let time = 0; time < times; time += 1)
    for (const set of sets) set.runs.push(await loadAtRandom(set.server, set.cities, seconds))
  return sets.map(({ name, cities: asked, runs }) => ({
    server: name,
    cities: asked.length,
    median: medians(runs.map(run => ({ ...run }))),
  }))
}
