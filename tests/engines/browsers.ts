import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { filterByOutcome, type StepsReport, type TestResult } from '#scripts/test/test-results.ts'
import { getSkipReason, type ProgramName } from '#scripts/programs/programs.ts'
import type { Driver, DriverOptions } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { accountSteps } from './steps/account-steps.ts'
import { searchSteps } from './steps/search-steps.ts'
import { deviceSteps } from './steps/device-steps.ts'
import { storedPageSteps } from './steps/stored-page-steps.ts'
import type { Engine, Step } from './steps/step.ts'
import { selectEngines } from './select-engines.ts'
import { selectSteps } from './select-steps.ts'
import { reportsFolder, runStepsInBrowser } from './run-steps-in-browser.ts'
import { startWebkit } from './webkit.ts'

const engines: Readonly<
  Record<
    Engine,
    { readonly start: (options: DriverOptions) => Promise<Driver>; readonly programs: readonly ProgramName[] }
  >
> = {
  firefox: { start: startFirefox, programs: ['firefox'] },
  webkit: { start: startWebkit, programs: ['WebKitWebDriver', 'python3 with WebKitGTK', 'xvfb-run'] },
}

/** Each group runs in a browser and on a site of its own. */
const groups: readonly (DriverOptions & { readonly steps: readonly Step[] })[] = [
  { enablesServiceWorker: false, steps: [...searchSteps, ...deviceSteps, ...accountSteps] },
  { enablesServiceWorker: true, steps: storedPageSteps },
]

async function runEngine(engine: Engine): Promise<readonly TestResult[]> {
  const { start, programs } = engines[engine]
  const skipReason = getSkipReason(programs)
  if (skipReason !== undefined) console.log(`${engine}: skipped: ${skipReason}`)
  const results: TestResult[] = []
  for (const { enablesServiceWorker, steps: groupSteps } of groups) {
    const selectedSteps = selectSteps(groupSteps, values.step)
    for (const { name, skipReasons } of selectedSteps)
      if (skipReasons?.[engine] !== undefined) console.log(`${engine}: ${name}: skipped: ${skipReasons[engine]}`)
    const steps = selectedSteps.filter(({ skipReasons }) => skipReasons?.[engine] === undefined)
    if (skipReason !== undefined)
      results.push(
        ...steps.map(({ name }) => ({ name: `${engine}: ${name}`, ms: 0, outcome: 'skipped' as const, error: '' })),
      )
    else if (steps.length > 0)
      results.push(...(await runStepsInBrowser(engine, steps, () => start({ enablesServiceWorker }))))
  }
  return results
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, step: { type: 'string', default: '' } },
  allowPositionals: true,
})
const chosenEngines = selectEngines(positionals)
rmSync(reportsFolder, { recursive: true, force: true })
const allResults = (await Promise.all(chosenEngines.map(runEngine))).flat()
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ steps: allResults } satisfies StepsReport))
if (allResults.length === 0) console.log('no step was run')
const countResults = (outcome: TestResult['outcome']) => filterByOutcome(allResults, outcome).length
const skippedText = countResults('skipped') > 0 ? `, ${countResults('skipped')} skipped` : ''
console.log(`\n${countResults('passed')} passed, ${countResults('failed')} failed${skippedText}`)
process.exitCode = countResults('failed') === 0 && allResults.length > 0 ? 0 : 1
