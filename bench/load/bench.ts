import { parseArgs } from 'node:util'
import { measurePages, pages } from './cached-pages.ts'
import { requestMissingPaths } from './missing-paths.ts'
import { measureRandomLoad, listCityPaths, measureFirstRenders } from './many-cities.ts'
import { buildWithNextCache } from '../support/build-with-next-cache.ts'
import { printCities, printManySpecialists, printMissingPaths, printPages } from './print-bench.ts'
import { writeReport } from '../support/write-report.ts'
import { startBareServer, startMockApi, startNextStart, startSite } from '../support/servers.ts'
import { isAboveZero } from '../support/is-above-zero.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    cities: { type: 'string', default: '1000' },
    specialists: { type: 'string', default: '100000' },
    'missing-paths': { type: 'string', default: '20000' },
  },
})
const [runs, seconds, cityCount, specialistCount, missingPathCount] = [
  values.runs,
  values.seconds,
  values.cities,
  values.specialists,
  values['missing-paths'],
].map(Number)
if (
  !isAboveZero(runs) ||
  !isAboveZero(seconds) ||
  !isAboveZero(cityCount) ||
  !isAboveZero(specialistCount) ||
  !isAboveZero(missingPathCount)
)
  throw new Error('Each option must be a number above 0')

console.log('Building the site with Next’s own cache …')
const nextFolder = await buildWithNextCache()
const mockApi = await startMockApi()

console.log('Loading pages …')
const site = await startSite(mockApi)
const nextStartServer = await startNextStart(nextFolder, mockApi)
const largeMockApi = await startMockApi(specialistCount)
const largeSite = await startSite(largeMockApi)
const bareServer = await startBareServer(site.origin, Object.values(pages))
const pageResults = await measurePages(
  { site, 'many specialists': largeSite, bare: bareServer, 'next start': nextStartServer },
  runs,
  seconds,
)
for (const server of [bareServer, largeSite, largeMockApi, site]) await server.stop()
printPages(pageResults)
printManySpecialists(pageResults, specialistCount)

console.log(`\nCaching ${cityCount} cities …`)
const cityPaths = await listCityPaths(mockApi)
const citySite = await startSite(mockApi)
const renderCost = await measureFirstRenders(citySite, cityPaths, cityCount)
const nextRenderCost = await measureFirstRenders(nextStartServer, cityPaths, cityCount)
await nextStartServer.stop()
const cachedCityPaths = cityPaths.slice(0, cityCount)
const bareCityServer = await startBareServer(citySite.origin, cachedCityPaths)
const randomLoad = await measureRandomLoad({ site: citySite, bare: bareCityServer }, cachedCityPaths, runs, seconds)
for (const server of [bareCityServer, citySite]) await server.stop()
printCities(renderCost, nextRenderCost, randomLoad)

console.log(`\nRequesting ${missingPathCount} missing pages …`)
const floodedSite = await startSite(mockApi)
const missingPathsResult = await requestMissingPaths(floodedSite, missingPathCount, Math.ceil(missingPathCount / 4))
await floodedSite.stop()
printMissingPaths(missingPathsResult)

await mockApi.stop()
console.log(
  `\n${await writeReport('bench', { runs, seconds, pages: pageResults, renderCost, nextRenderCost, randomLoad, missingPaths: missingPathsResult })}`,
)
