import { parseArgs } from 'node:util'
import { measurePages, pages } from './cached-pages.ts'
import { requestMissingPaths } from './missing-paths.ts'
import { measureRandomLoad, listCityPaths, measureFirstRenders } from './many-cities.ts'
import { buildWithNextCache } from '../support/build-with-next-cache.ts'
import { printCities, printManySpecialists, printMissingPaths, printPages } from './print-bench.ts'
import { writeReport } from '../support/report.ts'
import { startBareServer, startMockApi, startNextStart, startSite } from '../support/servers.ts'

/*
 * Compares cached pages with a bare Node server that sends the same bytes and with Next's own cache. Also measures the
 * effect of many specialists, the cost of many pages and of their first renders, and the effect of missing pages. Build
 * the site first.
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
const [runs, seconds, cityCount, specialists, missingPathCount] = [
  values.runs,
  values.seconds,
  values.cities,
  values.specialists,
  values.addresses,
].map(Number)
if (!runs || !seconds || !cityCount || !specialists || !missingPathCount)
  throw new Error('Each option must be a number above 0')

console.log('Building the site with Next’s own cache …')
const nextFolder = await buildWithNextCache()
const mocks = await startMockApi()

console.log('Loading pages …')
const site = await startSite(mocks)
const nextStartServer = await startNextStart(nextFolder, mocks)
const manyMocks = await startMockApi(specialists)
const crowdedSite = await startSite(manyMocks)
const bareServer = await startBareServer(site.origin, Object.values(pages))
const pageResults = await measurePages(
  { site, 'many specialists': crowdedSite, bare: bareServer, 'next start': nextStartServer },
  runs,
  seconds,
)
for (const server of [bareServer, crowdedSite, manyMocks, site]) await server.stop()
printPages(pageResults)
printManySpecialists(pageResults, specialists)

console.log(`\nCaching ${cityCount} cities …`)
const cities = await listCityPaths(mocks)
const citySite = await startSite(mocks)
const renderCost = await measureFirstRenders(citySite, cities, cityCount)
const nextRenderCost = await measureFirstRenders(nextStartServer, cities, cityCount)
await nextStartServer.stop()
const cachedCities = cities.slice(0, cityCount)
const bareCities = await startBareServer(citySite.origin, cachedCities)
const randomLoad = await measureRandomLoad({ site: citySite, bare: bareCities }, cachedCities, runs, seconds)
for (const server of [bareCities, citySite]) await server.stop()
printCities(renderCost, nextRenderCost, randomLoad)

console.log(`\nRequesting ${missingPathCount} missing pages …`)
const floodedSite = await startSite(mocks)
const missingPaths = await requestMissingPaths(floodedSite, missingPathCount, Math.ceil(missingPathCount / 4))
await floodedSite.stop()
printMissingPaths(missingPaths)

await mocks.stop()
console.log(
  `\n${await writeReport('bench', { runs, seconds, pages: pageResults, grown: renderCost, ownGrown: nextRenderCost, cities: randomLoad, flood: missingPaths })}`,
)
