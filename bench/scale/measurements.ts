import { Agent } from 'node:http'
import { dataCities } from '../../mocks/dataset/cities.ts'
import { request, requestAll } from '../load/client.ts'
import { shuffle } from '../load/shuffle.ts'
import { createRandom } from '../../mocks/generator/random.ts'
import { getPercentile } from '../support/statistics.ts'
import type { SizedSite } from './sized-site.ts'

const repeat = <T>(count: number, create: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => create(index))

const sample = <T>(items: readonly T[], count: number): readonly T[] => shuffle(items, createRandom(7)).slice(0, count)

async function measureTimes(origin: string, paths: readonly string[]): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const path of paths) {
    const startedAt = performance.now()
    const { status } = await request(origin, path, agent)
    if (status !== 200) throw new Error(`${path} has status ${status}`)
    times.push(performance.now() - startedAt)
  }
  agent.destroy()
  return times
}

async function measurePaths({ site }: SizedSite, name: string, paths: readonly string[]) {
  const before = await site.getUsage()
  const times = await measureTimes(site.origin, paths)
  const after = await site.getUsage()
  return {
    [`${name}, p50 ms`]: getPercentile(times, 0.5),
    [`${name}, CPU ms`]: (after.cpuMs - before.cpuMs) / paths.length,
  }
}

async function measureInvalidation({ site, size, cookie }: SizedSite, count: number) {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const profileId = Math.floor((size.profiles / count) * index) + 1
    await measureTimes(site.origin, [`/profiles/${profileId}`, `/en/profiles/${profileId}`])
    const startedAt = performance.now()
    const response = await fetch(`${site.origin}/use-cases/writeReview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin, cookie },
      body: JSON.stringify({
        lang: 'ru',
        input: { profileId, text: 'Пришёл вовремя.', ratingQuality: 5, ratingPrice: 5, ratingTime: 5 },
      }),
    })
    if (!response.ok) throw new Error(`Submitting a review returned status ${response.status}`)
    await measureTimes(site.origin, [`/profiles/${profileId}`, `/en/profiles/${profileId}`])
    times.push(performance.now() - startedAt)
  }
  return { 'review and new pages, p50 ms': getPercentile(times, 0.5) }
}

async function measureResponseSize({ site }: SizedSite, path: string): Promise<number> {
  const agent = new Agent()
  const { status, bytes } = await request(site.origin, path, agent)
  agent.destroy()
  if (status !== 200) throw new Error(`${path} returned status ${status}`)
  return bytes.length
}

const createSearchPath = (name: 'suggest' | 'findCities', text: string) =>
  `/use-cases/${name}?${new URLSearchParams({ lang: 'ru', input: JSON.stringify({ text }) })}`

const misspelledNames = ['масква', 'катринбург', 'сомара', 'новосибриск', 'нижневардовск', 'валгаград', 'краснодор']

const createPrefixes = (round: number): readonly string[] =>
  sample(dataCities, 10).map(({ name }) => name.ru.slice(0, 2 + round))

/** `round` varies cities, profiles and texts, so that first renders and searches are not cached. */
export async function measureRound(sizedSite: SizedSite, round: number, count: number) {
  const lastCity = 2 * count * (round + 1)
  if (lastCity > sizedSite.citySlugs.length)
    throw new Error(`Round ${round} needs ${lastCity} cities. Reduce --pages or --rounds, or increase --cities.`)
  const cities = sample(sizedSite.citySlugs, lastCity).slice(-2 * count)
  // Multiples of prime numbers spread the ids over the directory.
  const profiles = repeat(count, index => 1 + (((index * 7919 + round * 104_729) * 31) % sizedSite.size.profiles))
  return {
    ...(await measurePaths(
      sizedSite,
      'first render of a city',
      cities.slice(0, count).map(slug => `/${slug}`),
    )),
    ...(await measurePaths(
      sizedSite,
      'first render of a list',
      cities.slice(count).map(slug => `/${slug}/specialists`),
    )),
    ...(await measurePaths(
      sizedSite,
      'first render of a profile',
      profiles.map(id => `/profiles/${id}`),
    )),
    ...(await measurePaths(
      sizedSite,
      'cached home page',
      repeat(count * 20, () => '/'),
    )),
    ...(await measurePaths(
      sizedSite,
      'cached city page',
      repeat(count * 20, () => `/${cities[0]}`),
    )),
    ...(await measurePaths(
      sizedSite,
      'suggestions',
      createPrefixes(round).map(text => createSearchPath('suggest', text)),
    )),
    ...(await measurePaths(
      sizedSite,
      'suggestions, misspelled',
      misspelledNames.map(text => createSearchPath('suggest', `мастер в ${text} ${round}`)),
    )),
    ...(await measurePaths(
      sizedSite,
      'city search',
      createPrefixes(round).map(text => createSearchPath('findCities', text)),
    )),
    ...(await measureInvalidation(sizedSite, 10)),
  }
}

export async function measureBytes(sizedSite: SizedSite) {
  const paths = {
    'cities of the picker, bytes': '/use-cases/listRegions?lang=ru',
    'cities of the picker in English, bytes': '/use-cases/listRegions?lang=en',
    'home page, bytes': '/',
    'cities of a list, bytes': '/profiles/cities',
  }
  const sizes: Record<string, number> = {}
  for (const [name, path] of Object.entries(paths)) sizes[name] = await measureResponseSize(sizedSite, path)
  return sizes
}

export async function measureSitemap({ site }: SizedSite, maxFiles: number) {
  const readPaths = async (path: string) =>
    [...(await (await fetch(site.origin + path)).text()).matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(
      ([, file = '']) => file,
    )
  const before = await site.getUsage()
  const startedAt = performance.now()
  const files = await readPaths('/sitemap.xml')
  const requestedFiles = sample(files, maxFiles)
  const statuses = await requestAll(site.origin, requestedFiles, 2)
  const elapsedMs = performance.now() - startedAt
  if (statuses[200] !== requestedFiles.length) throw new Error(`Sitemap: ${JSON.stringify(statuses)}`)
  const after = await site.getUsage('collect')
  return {
    'sitemap, files': files.length,
    'sitemap, elapsed ms per file': elapsedMs / requestedFiles.length,
    'sitemap, CPU ms per file': (after.cpuMs - before.cpuMs) / requestedFiles.length,
    'memory after all measurements, MB': after.rss / 1_048_576,
    'live memory after all measurements, MB': after.liveBytes / 1_048_576,
  }
}
