import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findMissingPrograms, programsByPurpose, formatMissingPrograms } from './programs/programs.ts'
import { runLanes } from './test/run-lanes.ts'
import { runStep, type StepResult } from './test/run-step.ts'
import { steps, type Step } from './test/steps.ts'
import { formatSlowest, filterByOutcome } from './test/test-results.ts'

/*
 * `npm test` checks everything. After a failure, only steps that depend on the failed step are not run; all failures are listed
 * at the end. The last line has the counts: `N passed, N failed`, and `, N skipped` if programs are missing. `npm run test:quick`
 * runs the most informative checks within three minutes.
 */
const { domain, check, setup, server, ui, contract, build, site, engines, e2e, changed } = steps
/** Most steps leave a core idle at times. Two lanes keep two cores busy; a third one makes a run longer. */
const everything: readonly (readonly Step[])[] = [
  [domain, check, build, site, e2e],
  [setup, server, contract, ui, engines],
]
const quick: readonly (readonly Step[])[] = [[domain, changed, check]]

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const deadline = Date.now() + 45 * 60_000

rmSync('test-results', { recursive: true, force: true })
const stepResults = await runLanes<Step, StepResult>(values.quick ? quick : everything, {
  run: step => runStep(step, Math.max(1, deadline - Date.now())),
  getDependencies: step => step.dependsOn ?? [],
  getName: step => step.name,
  isPassed: result => result.isPassed,
  createNotRunResult({ name }, failed) {
    console.log(`\n== ${name}: not run, ${failed.join(', ')} failed`)
    const result = { name: `${name}: not run, ${failed.join(', ')} failed`, outcome: 'failed', ms: 0 } as const
    return { name, isPassed: false, results: [result], seconds: 0 }
  },
})

const results = stepResults.flatMap(step => step.results)
const [passed, failed, skipped] = [
  filterByOutcome(results, 'passed'),
  filterByOutcome(results, 'failed'),
  filterByOutcome(results, 'skipped'),
]
console.log(`\nSlowest tests:\n${formatSlowest(results).join('\n')}`)
console.log(`\nSteps: ${stepResults.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`)
const missing = findMissingPrograms(programsByPurpose.tests)
if (skipped.length > 0) console.log(`\nSkipped: ${missing.length > 0 ? formatMissingPrograms(missing) : 'see above'}`)
if (failed.length > 0) console.log(`\nFailed:\n${failed.map(({ name }) => `  ${name}`).join('\n')}`)
console.log(
  `\n${passed.length} passed, ${failed.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
)
process.exitCode = failed.length === 0 && passed.length > 0 ? 0 : 1
