import { existsSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findMissingPrograms, findProgram, programsByPurpose, formatMissingPrograms } from './programs/programs.ts'
import { runLanes } from './test/run-lanes.ts'
import { runStep, type StepResult } from './test/run-step.ts'
import { steps, type Step } from './test/steps.ts'
import { filterByOutcome, formatFailure, formatSlowest } from './test/test-results.ts'

const { domain, check, setup, server, ui, contract, build, nextRelease, site, engines, e2e, changed } = steps
/** Most steps leave a core idle at times. Two lanes keep two cores busy; a third lane makes a run longer. */
const allLanes: readonly (readonly Step[])[] = [
  [domain, check, build, site, e2e],
  [setup, server, contract, ui, nextRelease, engines],
]
const quickLanes: readonly (readonly Step[])[] = [[domain, changed, check]]

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const deadline = Date.now() + 45 * 60_000

// Throws if CHROMIUM_PATH is wrong. In the middle of the run, the error would end it without a summary.
findProgram('chromium')
rmSync('test-results', { recursive: true, force: true })
const stepResults = await runLanes<Step, StepResult>(values.quick ? quickLanes : allLanes, {
  run: step => runStep(step, Math.max(1, deadline - Date.now())),
  getDependencies: step => step.dependsOn ?? [],
  getPredecessors: step => step.runsAfter ?? [],
  getName: step => step.name,
  hasPassed: result => result.hasPassed,
  createNotRunResult({ name }, failedNames) {
    const notRunName = `${name}: not run, ${failedNames.join(', ')} failed`
    console.log(`\n== ${notRunName}`)
    const result = { name: notRunName, outcome: 'failed', ms: 0, error: '' } as const
    return { name, hasPassed: false, results: [result], seconds: 0 }
  },
})

const results = stepResults.flatMap(step => step.results)
const [passedTests, failedTests, skippedTests] = [
  filterByOutcome(results, 'passed'),
  filterByOutcome(results, 'failed'),
  filterByOutcome(results, 'skipped'),
]
const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
for (const failedTest of failedTests) console.log(['', ...formatFailure(failedTest, readText)].join('\n'))
console.log(`\nSlowest tests:\n${formatSlowest(results).join('\n')}`)
console.log(`\nSteps: ${stepResults.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`)
const missingPrograms = findMissingPrograms(programsByPurpose.tests)
if (skippedTests.length > 0)
  console.log(`\nSkipped: ${missingPrograms.length > 0 ? formatMissingPrograms(missingPrograms) : 'see above'}`)
if (failedTests.length > 0) console.log(`\nFailed:\n${failedTests.map(({ name }) => `  ${name}`).join('\n')}`)
console.log(
  `\n${passedTests.length} passed, ${failedTests.length} failed${skippedTests.length > 0 ? `, ${skippedTests.length} skipped` : ''}`,
)
process.exitCode = failedTests.length === 0 && passedTests.length > 0 ? 0 : 1
