import { parseArgs } from 'node:util'
import { measurePages, pages } from './cached-pages.ts'
import { flood } from './made-up-addresses.ts'
import { atRandom, cityPaths, firstRenders } from './many-cities.ts'
import { buildOwnCache } from '../support/own-cache-build.ts'
import { printCities, printCrowded, printFlood, printPages } from './print-bench.ts'
import { writeReport } from '../support/report.ts'
import { startBare, startMocks, startOwnCache, startSite } from '../support/servers.ts'

/*
 * The cost of cached pages, beside a bare Node server with the same bytes and beside Next's own cache; whether many specialists
 * make a page dearer; the time and memory of many pages, and of their first renders; the effect of made-up addresses. The site must be built.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    cities: { type: 'string', default: '1000' },
    specialists: { type: 'string', default: '100000' },
    addresses: { type: 'string', default: '20000' },
  },
})
const [runs, seconds, count, specialists, addresses] = [
  values.runs,
  values.seconds,
  values.cities,
  values.specialists,
  values.addresses,
].map(Number)
if (!runs || !seconds || !count || !specialists || !addresses) throw new Error('Every option is a number above 0')

console.log('Building the same code with Next’s own cache …')
const folder = await buildOwnCache()
const mocks = await startMocks()

console.log('Loading pages …')
const site = await startSite(mocks)
const ownCache = await startOwnCache(folder, mocks)
const manyMocks = await startMocks(specialists)
const crowded = await startSite(manyMocks)
const bare = await startBare(site.origin, Object.values(pages))
const pageResults = await measurePages({ site, crowded, bare, 'next start': ownCache }, runs, seconds)
for (const server of [bare, crowded, manyMocks, site]) await server.stop()
printPages(pageResults)
printCrowded(pageResults, specialists)

console.log(`\nCaching ${count} cities …`)
const cities = await cityPaths(mocks)
const citySite = await startSite(mocks)
const grown = await firstRenders(citySite, cities, count)
const ownGrown = await firstRenders(ownCache, cities, count)
await ownCache.stop()
const counted = cities.slice(0, count)
const bareCities = await startBare(citySite.origin, counted)
const many = await atRandom({ site: citySite, bare: bareCities }, counted, runs, seconds)
for (const server of [bareCities, citySite]) await server.stop()
printCities(grown, ownGrown, many)

console.log(`\nRequesting ${addresses} made-up addresses …`)
const floodedSite = await startSite(mocks)
const flooded = await flood(floodedSite, addresses, Math.ceil(addresses / 4))
await floodedSite.stop()
printFlood(flooded)

await mocks.stop()
console.log(
  `\n${await writeReport('bench', { runs, seconds, pages: pageResults, grown, ownGrown, cities: many, flood: flooded })}`,
)
