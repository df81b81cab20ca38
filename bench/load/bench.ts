import { parseArgs } from 'node:util'
import { measurePages, pages } from './cached-pages.ts'
import { requestMissingPaths } from './missing-paths.ts'
import { measureRandomLoad, listCityPaths, measureFirstRenders } from './many-cities.ts'
import { buildWithNextCache } from '../support/build-with-next-cache.ts'
import { printCities, printManySpecialists, printMissingPaths, printPages } from './print-bench.ts'
import { writeReport } from '../support/report.ts'
import { startBareServer, startMockApi, startNextStart, startSite } from '../support/servers.ts'

/*
 * Measures cached pages in comparison to a bare Node server with the same bytes and to Next's own cache, the effect of many
 * specialists, the cost of many pages and of their first renders, and the effect of missing pages. Build the site first.
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
if (!runs || !seconds || !count || !specialists || !addresses) throw new Error('Each option must be a number above 0')

console.log('Building the site with Next’s own cache …')
const nextFolder = await buildWithNextCache()
const mocks = await startMockApi()

console.log('Loading pages …')
const site = await startSite(mocks)
const ownCache = await startNextStart(nextFolder, mocks)
const manyMocks = await startMockApi(specialists)
const crowded = await startSite(manyMocks)
const bare = await startBareServer(site.origin, Object.values(pages))
const pageResults = await measurePages({ site, crowded, bare, 'next start': ownCache }, runs, seconds)
for (const server of [bare, crowded, manyMocks, site]) await server.stop()
printPages(pageResults)
printManySpecialists(pageResults, specialists)

console.log(`\nCaching ${count} cities …`)
const cities = await listCityPaths(mocks)
const citySite = await startSite(mocks)
const renderCost = await measureFirstRenders(citySite, cities, count)
const nextRenderCost = await measureFirstRenders(ownCache, cities, count)
await ownCache.stop()
const cachedCities = cities.slice(0, count)
const bareCities = await startBareServer(citySite.origin, cachedCities)
const randomLoad = await measureRandomLoad({ site: citySite, bare: bareCities }, cachedCities, runs, seconds)
for (const server of [bareCities, citySite]) await server.stop()
printCities(renderCost, nextRenderCost, randomLoad)

console.log(`\nRequesting ${addresses} missing pages …`)
const floodedSite = await startSite(mocks)
const missingPaths = await requestMissingPaths(floodedSite, addresses, Math.ceil(addresses / 4))
await floodedSite.stop()
printMissingPaths(missingPaths)

await mocks.stop()
console.log(
  `\n${await writeReport('bench', { runs, seconds, pages: pageResults, grown: renderCost, ownGrown: nextRenderCost, cities: randomLoad, flood: missingPaths })}`,
)
