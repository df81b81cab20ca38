import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runStep } from './test/run-step.ts'
import { steps, type StepName } from './test/steps.ts'
import { withOutcome } from './test/test-results.ts'

/*
 * `npm run test:repeat -- 20 engines` runs a step of the tests again and again, and prints how each run went and how long it
 * took. `--beside 2` keeps two processes busy meanwhile. Reports of failures are in `test-results/STEP-run-N`.
 */
const { values, positionals } = parseArgs({
  options: { beside: { type: 'string', default: '0' } },
  allowPositionals: true,
})
const [times, name = ''] = positionals
const isStep = (text: string): text is StepName => text in steps
if (!isStep(name) || !(Number(times) > 0))
  throw new Error(`npm run test:repeat -- TIMES STEP [--beside N]: the steps are ${Object.keys(steps).join(', ')}`)

const busy = Array.from({ length: Number(values.beside) }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
)
process.once('exit', () => busy.forEach(process => process.kill('SIGKILL')))

const runs: string[] = []
let good = 0
for (let run = 1; run <= Number(times); run += 1) {
  const { isGood, results, seconds } = await runStep(steps[name], { isBuffered: false, timeoutMs: 45 * 60_000 })
  const failed = withOutcome(results, 'failed').map(result => result.name)
  if (isGood) good += 1
  // The next run would overwrite its reports.
  else if (existsSync(`test-results/${name}`)) {
    rmSync(`test-results/${name}-run-${run}`, { recursive: true, force: true })
    renameSync(`test-results/${name}`, `test-results/${name}-run-${run}`)
  }
  runs.push(
    [`run ${run}: ${isGood ? 'passed' : 'FAILED'}, ${seconds} s`, ...failed.map(each => `  ${each}`)].join('\n'),
  )
}
console.log(`\n${runs.join('\n')}`)
console.log(`\n${name}, ${values.beside} busy processes beside it: ${good} of ${times} passed`)
process.exit(good === Number(times) ? 0 : 1)
