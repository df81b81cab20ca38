import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { recordHydration, hydrate } from '../../tests/support/hydration.ts'
import { readBareWeight } from '../../tests/budgets/bare-weight.ts'
import { measureBare } from './bare-app.ts'
import { startChromium } from './browser.ts'
import { documentBudgetsWithoutStyles, judgePage, judgeDocument, type Verdict } from '../../tests/budgets/budgets.ts'
import { weighPage } from '../../tests/budgets/page-weight.ts'
import { writeReport } from '../support/report.ts'
import { startMocks, startSite } from '../support/servers.ts'
import { rounded } from '../support/statistics.ts'
import { measureWireSize, type WireSize } from '../../tests/budgets/wire-size.ts'

/* What pages of the built site weigh in Chromium, against their budgets. Exits with 1 when one is exceeded. */
const kilobytes = (bytes: number) => (bytes < 100 ? String(bytes) : `${rounded(bytes / 1024)} KB`)

/** The site compresses a page better once it is asked for often, a moment later. */
async function whenAskedForOften(path: string): Promise<WireSize> {
  for (let time = 0; time < 14; time += 1) {
    await measureWireSize(site.origin, path, new Agent())
    await setTimeout(250)
  }
  return measureWireSize(site.origin, path, new Agent())
}

const browser = await startChromium()
const noted = await readBareWeight()
const { script: bare } = await measureBare(browser)
const mocks = await startMocks()
const site = await startSite(mocks)
const verdicts: Verdict[] = []
const weights = []
for (const path of ['/', '/moskva', '/en', '/en/moskva']) {
  const context = await browser.newContext({ locale: path.startsWith('/en') ? 'en-US' : 'ru-RU' })
  await recordHydration(context)
  const weight = await weighPage(await context.newPage(), site.origin + path, hydrate)
  await context.close()
  weights.push({ path, ...weight })
  verdicts.push(...judgePage(path, weight, bare))
}
const sizes: WireSize[] = []
for (const path of Object.keys(documentBudgetsWithoutStyles)) {
  const size = await whenAskedForOften(path)
  sizes.push(size)
  verdicts.push(...judgeDocument(size))
}
await site.stop()
await mocks.stop()
await browser.close()

console.log('\nBytes on the wire (brotli)\n')
console.table(sizes)
const isNoted = bare === noted.script
console.log(
  `\nScript of a bare Next.js page: ${kilobytes(bare)} (gzip)${isNoted ? '' : `, noted in place of ${noted.script} bytes`}\n`,
)
console.table(
  verdicts.map(({ measure, bytes, budget, isWithin }) => ({
    what: measure,
    is: kilobytes(bytes),
    budget: kilobytes(budget),
    verdict: isWithin ? 'good' : 'OVER',
  })),
)
for (const { path, scripts } of weights)
  console.log(
    `\n${path}\n${Object.entries(scripts)
      .map(([file, bytes]) => `  ${kilobytes(bytes)}  ${file}`)
      .join('\n')}`,
  )
console.log(`\n${await writeReport('size', { bare, verdicts, sizes, weights })}`)
process.exitCode = isNoted && verdicts.every(({ isWithin }) => isWithin) ? 0 : 1
