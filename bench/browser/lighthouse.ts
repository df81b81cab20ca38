import lighthouse from 'lighthouse'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startChromium } from './start-chromium.ts'
import { writeReport } from '../support/write-report.ts'
import { startMockApi, startSite } from '../support/servers.ts'
import { median } from '../../tests/budgets/median.ts'

const aims = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const categories = Object.keys(aims) as (keyof typeof aims)[]
const port = await reservePort()
const runCount = 3

interface Audit {
  readonly id: string
  readonly score: number | null
  readonly displayValue?: string
  readonly details?: unknown
}

interface LighthouseRun {
  readonly scores: readonly number[]
  readonly imperfectAudits: readonly Audit[]
}

async function runLighthouse(url: string): Promise<LighthouseRun> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const audits: readonly Audit[] = Object.values(result.lhr.audits)
  return {
    scores: categories.map(name => Math.round((result.lhr.categories[name]?.score ?? 0) * 100)),
    imperfectAudits: audits.filter(({ score }) => score !== null && score < 1),
  }
}

const listLocalizedPaths = (path: string) => [path, `/en${path}`.replace(/\/$/, '')]

// The mock API is separate, because demo mode sets `noindex`, which lowers the SEO score.
const mocks = await startMockApi()
const site = await startSite(mocks)
// An English browser would be redirected from `/` to `/en`.
const browser = await startChromium([`--remote-debugging-port=${port}`, '--accept-lang=ru-RU,ru'])
const results: {
  readonly path: string
  readonly medians: readonly number[]
  readonly runs: readonly LighthouseRun[]
}[] = []
for (const path of ['/', '/moskva', '/moskva/specialists', '/profiles/4', '/help'].flatMap(listLocalizedPaths)) {
  const url = site.origin + path
  await fetch(url)
  const runs: LighthouseRun[] = []
  for (let run = 0; run < runCount; run += 1) runs.push(await runLighthouse(url))
  const medians = categories.map((_name, index) => median(runs.map(({ scores }) => scores[index] ?? 0)))
  results.push({ path, medians, runs })
}
await browser.close()
await site.stop()
await mocks.stop()

console.log(`\nLighthouse, mobile, medians of ${runCount} runs\n`)
const getScores = (medians: readonly number[]) =>
  Object.fromEntries(categories.map((name, index) => [name, medians[index]]))
console.table({
  ...Object.fromEntries(results.map(({ path, medians }) => [path, getScores(medians)])),
  'aim (at least)': aims,
})
for (const { path, runs } of results) {
  console.log(`\n${path}: audits with a score below 1 (last run)`)
  for (const { id, score, displayValue = '' } of runs.at(-1)?.imperfectAudits ?? [])
    console.log(`  ${id} ${score} ${displayValue}`)
}
console.log(`\n${await writeReport('lighthouse', { aims, results })}`)
