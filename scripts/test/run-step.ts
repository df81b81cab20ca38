import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { endProcessGroup, killOnExit } from '#scripts/kill-on-exit.ts'
import { getSkipReason, isCi } from '#scripts/programs/programs.ts'
import { telemetryOff } from '#scripts/telemetry-off.ts'
import type { Step } from './steps.ts'
import { filterByOutcome, type TestResult } from './test-results.ts'

export interface StepResult {
  readonly name: string
  readonly hasPassed: boolean
  readonly results: readonly TestResult[]
  readonly seconds: number
}

export async function runStep(step: Step, timeoutMs: number): Promise<StepResult> {
  const { name } = step
  const reason = getSkipReason(step.programs ?? [])
  if (reason !== undefined) {
    console.log(`\n== ${name}: skipped: ${reason}`)
    return {
      name,
      hasPassed: true,
      results: [{ name: `${name}: ${reason}`, outcome: 'skipped', ms: 0, error: '' }],
      seconds: 0,
    }
  }
  const reportFolder = mkdtempSync(join(tmpdir(), 'znatok-tests-'))
  const reportPath = join(reportFolder, `${name}.json`)
  const startedAt = Date.now()
  console.log(`\n== ${name}`)
  const exit = await runCommand(step, reportPath, timeoutMs)
  const reportedResults = addStepFailure(step, exit, step.parseReport && readReport(reportPath, step.parseReport))
  const results = isCi() ? failSkipped(reportedResults) : reportedResults
  rmSync(reportFolder, { recursive: true, force: true })
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  const hasPassed = filterByOutcome(results, 'failed').length === 0
  console.log(`== ${name}: ${hasPassed ? 'passed' : 'FAILED'}, ${seconds} s`)
  return { name, hasPassed, results, seconds }
}

interface Exit {
  /** Null if the step was killed or could not start. */
  readonly status: number | null
  readonly lastOutput: string
}

const maxLastLines = 60

/** Begins each printed line with the name of the step, because steps of two lanes run in parallel. */
async function runCommand({ name, getCommand }: Step, reportPath: string, timeoutMs: number): Promise<Exit> {
  const [program, ...args] = getCommand(reportPath)
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    // The step gets its own process group, so that all its processes end with it.
    detached: true,
    env: {
      ...process.env,
      ...telemetryOff,
      PATH: `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
    },
  })
  killOnExit(child, () => endProcessGroup(child))
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => {
      console.log(`${name} | ${line}`)
      lastLines.push(line)
      lastLines.splice(0, lastLines.length - maxLastLines)
    })
  const closeEvent = once(child, 'close').catch(() => undefined)
  const [status] = (await once(child, 'exit').catch((error: unknown) => {
    console.error(error)
    return [null]
  })) as [number | null]
  endProcessGroup(child)
  // A process outside the group may keep the streams open.
  await Promise.race([closeEvent, setTimeout(1000)])
  // A process in an endless loop never runs its SIGTERM handler.
  endProcessGroup(child, 'SIGKILL')
  for (const stream of [child.stdout, child.stderr]) stream.destroy()
  return { status, lastOutput: lastLines.join('\n') }
}

function readReport(path: string, parse: (report: never) => readonly TestResult[]) {
  try {
    return parse(JSON.parse(readFileSync(path, 'utf8')) as never)
  } catch {
    return 'unreadable'
  }
}

/** False for a command without tests, which has no results. */
export const areAllSkipped = (results: readonly TestResult[]): boolean =>
  results.length > 0 && results.every(({ outcome }) => outcome === 'skipped')

export const failSkipped = (results: readonly TestResult[]): readonly TestResult[] =>
  results.map(result =>
    result.outcome === 'skipped' ? { ...result, name: `${result.name} (skipped)`, outcome: 'failed' } : result,
  )

export function addStepFailure(
  { name, allowsNoTests }: Pick<Step, 'name' | 'allowsNoTests'>,
  { status, lastOutput }: Exit,
  report: readonly TestResult[] | 'unreadable' | undefined,
): readonly TestResult[] {
  const results = typeof report === 'object' ? report : []
  const createFailure = (reason: string): TestResult => ({
    name: `${name}: ${reason}`,
    outcome: 'failed',
    ms: 0,
    error: lastOutput,
  })
  const exitReason = status === null ? 'killed or not started' : `exit code ${status}`
  if (report === 'unreadable') return [createFailure(status === 0 ? 'no report' : `no report, ${exitReason}`)]
  if (report && results.length === 0 && !allowsNoTests) return [createFailure('no tests ran')]
  if (status !== 0 && filterByOutcome(results, 'failed').length === 0) return [...results, createFailure(exitReason)]
  return results
}
