import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { writeReport } from '../support/write-report.ts'
import { getMedians, round } from '../support/statistics.ts'
import { measureBytes, measureRound, measureSitemap } from './measurements.ts'
import { startSizedSite } from './sized-site.ts'
import { isAboveZero } from '../support/is-above-zero.ts'

const { values } = parseArgs({
  options: {
    cities: { type: 'string', default: '10000' },
    profiles: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: '30' },
    files: { type: 'string', default: '1000' },
  },
})
const [cityCount, profileCount, roundCount, pageCount, fileCount] = [
  values.cities,
  values.profiles,
  values.rounds,
  values.pages,
  values.files,
].map(Number)
if (
  !isAboveZero(cityCount) ||
  !isAboveZero(profileCount) ||
  !isAboveZero(roundCount) ||
  !isAboveZero(pageCount) ||
  !isAboveZero(fileCount)
)
  throw new Error('Each option must be a number above 0')

const loadBefore = loadavg()
// The baseline site has as many profiles per city as the large one, so that their pages are alike.
const baselineCities = 1115
const baselineSize = { cities: baselineCities, profiles: Math.round((profileCount / cityCount) * baselineCities) }
const sites = [await startSizedSite(baselineSize), await startSizedSite({ cities: cityCount, profiles: profileCount })]
const results = sites.map(sizedSite => ({ sizedSite, rounds: new Array<Readonly<Record<string, number>>>() }))
// The first round is a warm-up. The sites take turns, so that changes in the machine's speed affect both.
for (let number = 0; number <= roundCount; number += 1)
  for (const { sizedSite, rounds } of results) {
    const roundFigures = await measureRound(sizedSite, number, pageCount)
    if (number > 0) rounds.push(roundFigures)
  }
const figures: Readonly<Record<string, number>>[] = []
for (const { sizedSite, rounds } of results)
  figures.push({
    'start to the first 200, ms': sizedSite.startMs,
    ...getMedians(rounds),
    ...(await measureBytes(sizedSite)),
    ...(await measureSitemap(sizedSite, fileCount)),
  })
for (const { stop } of sites) await stop()

const [baseline = {}, large = {}] = figures
const rows = Object.keys(baseline).map(name => ({
  name,
  [`${baselineSize.cities} / ${baselineSize.profiles}`]: round(baseline[name] ?? Number.NaN),
  [`${cityCount} / ${profileCount}`]: round(large[name] ?? Number.NaN),
  ratio: round((large[name] ?? Number.NaN) / (baseline[name] ?? Number.NaN)),
}))
console.log(
  `\nCities and profiles × ${round(cityCount / baselineSize.cities)}; medians of ${roundCount} rounds; start, sizes, sitemap and memory measured once\n`,
)
console.table(rows)
console.log(
  await writeReport('scale', {
    cities: cityCount,
    profiles: profileCount,
    rounds: roundCount,
    pages: pageCount,
    loadBefore,
    loadAfter: loadavg(),
    rows,
  }),
)
