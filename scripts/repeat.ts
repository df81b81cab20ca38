import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { killOnExit } from './kill-on-exit.ts'
import { areAllSkipped, runStep } from './test/run-step.ts'
import { steps, type StepName } from './test/steps.ts'
import { filterByOutcome } from './test/test-results.ts'

const { values, positionals } = parseArgs({
  options: { beside: { type: 'string', default: '0' } },
  allowPositionals: true,
})
const [times, name = ''] = positionals
const isStep = (text: string): text is StepName => text in steps
if (!isStep(name) || !/^[1-9]\d*$/.test(times ?? '') || !/^\d+$/.test(values.beside))
  throw new Error(`Usage: npm run test:repeat -- TIMES STEP [--beside N]. Steps: ${Object.keys(steps).join(', ')}`)

for (let count = 0; count < Number(values.beside); count += 1) {
  const busyProcess = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
  killOnExit(busyProcess, () => busyProcess.kill('SIGKILL'))
}

rmSync('test-results', { recursive: true, force: true })
const runs: string[] = []
let passedCount = 0
for (let run = 1; run <= Number(times); run += 1) {
  const { hasPassed, results, seconds } = await runStep(steps[name], 45 * 60_000)
  if (areAllSkipped(results)) {
    console.error(`\n${name}: all tests were skipped`)
    process.exit(1)
  }
  const failedTests = filterByOutcome(results, 'failed').map(result => result.name)
  if (hasPassed) passedCount += 1
  // The next run would delete the reports.
  else if (existsSync(`test-results/${name}`)) renameSync(`test-results/${name}`, `test-results/${name}-run-${run}`)
  runs.push(
    [
      `run ${run}: ${hasPassed ? 'passed' : 'FAILED'}, ${seconds} s`,
      ...failedTests.map(testName => `  ${testName}`),
    ].join('\n'),
  )
}
console.log(`\n${runs.join('\n')}`)
console.log(`\n${name}, ${values.beside} CPU-bound processes: ${passedCount} of ${times} runs passed`)
process.exit(passedCount === Number(times) ? 0 : 1)
