import { Agent } from 'node:http'
import { recordHydration, hydrate } from '../../tests/support/hydration.ts'
import { readBareWeight } from '../../tests/budgets/bare-weight.ts'
import { measureBarePage } from './bare-page.ts'
import { startChromium } from './start-chromium.ts'
import {
  documentBudgetsWithoutStyles,
  checkPageBudgets,
  checkDocumentBudgets,
  type BudgetCheck,
} from '../../tests/budgets/budgets.ts'
import { weighPage } from '../../tests/budgets/page-weight.ts'
import { writeReport } from '../support/write-report.ts'
import { startMockApi, startSite } from '../support/servers.ts'
import { round } from '../support/statistics.ts'
import { measureWireSize, type WireSize } from '../../tests/budgets/wire-size.ts'

/** Leaves values below 100 without a unit, because they may be counts. */
const formatKilobytes = (bytes: number) => (bytes < 100 ? String(bytes) : `${round(bytes / 1024)} KB`)

const browser = await startChromium()
const recordedWeight = await readBareWeight()
const { script: bareScriptBytes } = await measureBarePage(browser)
const mocks = await startMockApi()
const site = await startSite(mocks)
const budgetChecks: BudgetCheck[] = []
const weights = []
for (const path of ['/', '/moskva', '/en', '/en/moskva']) {
  const context = await browser.newContext({ locale: path.startsWith('/en') ? 'en-US' : 'ru-RU' })
  await recordHydration(context)
  const weight = await weighPage(await context.newPage(), site.origin + path, hydrate)
  await context.close()
  weights.push({ path, ...weight })
  budgetChecks.push(...checkPageBudgets(path, weight, bareScriptBytes))
}
const sizes: WireSize[] = []
for (const path of Object.keys(documentBudgetsWithoutStyles)) {
  const size = await measureWireSize(site.origin, path, new Agent())
  sizes.push(size)
  budgetChecks.push(...checkDocumentBudgets(size))
}
await site.stop()
await mocks.stop()
await browser.close()

console.log('\nBytes on the wire (brotli)\n')
console.table(sizes)
const isBareWeightUnchanged = bareScriptBytes === recordedWeight.script
console.log(
  `\nScript of a bare Next.js page: ${formatKilobytes(bareScriptBytes)} (gzip)${isBareWeightUnchanged ? '' : `, which replaces the recorded ${recordedWeight.script} bytes`}\n`,
)
console.table(
  budgetChecks.map(({ measure, value, budget, isWithinBudget }) => ({
    measure,
    value: formatKilobytes(value),
    budget: formatKilobytes(budget),
    verdict: isWithinBudget ? 'good' : 'OVER',
  })),
)
for (const { path, scripts } of weights)
  console.log(
    `\n${path}\n${Object.entries(scripts)
      .map(([file, bytes]) => `  ${formatKilobytes(bytes)}  ${file}`)
      .join('\n')}`,
  )
console.log(`\n${await writeReport('size', { bareScriptBytes, budgetChecks, sizes, weights })}`)
process.exitCode = isBareWeightUnchanged && budgetChecks.every(({ isWithinBudget }) => isWithinBudget) ? 0 : 1
