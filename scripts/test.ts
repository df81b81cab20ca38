import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { countPlaywright, countStep, countSteps, countVitest, total, type Count } from './count-tests.ts'
import { quiet } from './quiet.ts'
import { runStages, type Stage } from './run-stages.ts'
import { slowest, timesOfPlaywright, timesOfSteps, timesOfVitest, type Timed } from './slowest-tests.ts'

/*
 * Everything that is checked: what is quick and tells most comes first, and the first step that fails ends the run. What
 * leaves a core idle runs beside something else. The last line says how it went: `N passed, N failed`. What hangs is ended, so
 * that the last line still says so.
 */
const longest = 45 * 60_000
const begun = Date.now()
const reports = mkdtempSync(join(tmpdir(), 'znatok-tests-'))
const report = (name: string) => join(reports, `${name}.json`)

interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly count?: (report: never) => Count
  readonly times?: (report: never) => readonly Timed[]
}

const vitest = (name: string, project = name): Step => ({
  name,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
  ],
  count: countVitest,
  times: timesOfVitest,
})

const npm = (name: string): Step => ({ name, command: ['npm', 'run', name] })

const engines: Step = {
  name: 'engines',
  command: ['tsx', 'scripts/browsers/browsers.ts', `--json=${report('engines')}`],
  count: countSteps,
  times: timesOfSteps,
}

const e2e: Step = {
  name: 'e2e',
  command: ['playwright', 'test', '--reporter=list,json'],
  count: countPlaywright,
  times: timesOfPlaywright,
}

const stages: readonly Stage<Step>[] = [
  [[vitest('domain')]],
  // One at a time: each installs Debian's packages where they are missing.
  [[npm('check')], [npm('servers'), npm('chromium'), npm('browsers')]],
  [[vitest('server')]],
  [[vitest('ui', 'ui*')]],
  [[vitest('contract')], [npm('build')]],
  [[vitest('site')]],
  [[engines]],
  [[e2e]],
]

const times: Timed[] = []

function testsOf({ name, count, times: timesOf }: Step): Count | 'none' | 'unreadable' {
  if (!count) return 'none'
  try {
    const read = JSON.parse(readFileSync(report(name), 'utf8')) as never
    times.push(...(timesOf?.(read) ?? []))
    return count(read)
  } catch {
    return 'unreadable'
  }
}

/** What it says comes at its end where something else runs beside it. */
async function run(step: Step, isAlone: boolean): Promise<Count> {
  const [program, ...args] = step.command
  const started = Date.now()
  if (isAlone) console.log(`\n== ${step.name}`)
  const child = spawn(program, args, {
    stdio: ['ignore', ...(isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
    timeout: Math.max(1, begun + longest - started),
    killSignal: 'SIGKILL',
    env: {
      ...process.env,
      ...quiet,
      PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report(step.name),
    },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  const closed = once(child, 'close').catch(() => undefined)
  const [status] = (await once(child, 'exit').catch((error: unknown) => {
    console.error(error)
    return [null]
  })) as [number | null]
  // What it has started may outlive it, and keep its channels open.
  await Promise.race([closed, setTimeout(1000)])
  for (const stream of [child.stdout, child.stderr]) stream?.destroy()
  if (!isAlone) process.stdout.write(`\n== ${step.name}\n${Buffer.concat(said).toString('utf8')}`)
  const counted = countStep(status, testsOf(step))
  console.log(
    `== ${step.name}: ${counted.failed === 0 ? 'good' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s`,
  )
  return counted
}

const counts = await runStages(stages, run)
rmSync(reports, { recursive: true, force: true })

const { passed, failed } = total(counts)
console.log(`\nThe slowest tests:\n${slowest(times).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
