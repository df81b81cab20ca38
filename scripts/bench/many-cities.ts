import { askAll } from './client.ts'
import { load, type Load } from './load.ts'
import type { MeasuredProcess } from './measured-process.ts'
import { seeded, shuffled } from './random.ts'
import { medians } from './statistics.ts'

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

export interface OneAndMany {
  readonly one: Load
  readonly many: Load
}

/** One warm city against `cities` at random, in turn. */
export async function oneAndMany(
  site: MeasuredProcess,
  cities: readonly string[],
  times: number,
  seconds: number,
): Promise<OneAndMany> {
  const [one = '/'] = cities
  const runs = { one: new Array<Load>(), many: new Array<Load>() }
  for (const paths of [[one], cities]) await load(site, paths, 1)
  for (let time = 0; time < times; time += 1) {
    runs.one.push(await load(site, [one], seconds))
    runs.many.push(await load(site, cities, seconds))
  }
  const median = (loads: readonly Load[]): Load => medians(loads.map(({ ...run }) => run))
  return { one: median(runs.one), many: median(runs.many) }
}
