import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPlaywright, countStep, countVitest, total, type Count } from './count-tests.ts'
import { quiet } from './quiet.ts'
import { slowest, timesOfPlaywright, timesOfVitest, type Timed } from './slowest-tests.ts'

/*
 * Everything that is checked, in order: what is quick and tells most comes first, and the first step that fails ends the run.
 * The last line says how it went: `N passed, N failed`. What hangs is ended, so that the last line still says so.
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

const steps: readonly Step[] = [
  vitest('domain'),
  { name: 'check', command: ['npm', 'run', 'check'] },
  { name: 'servers', command: ['npm', 'run', 'servers'] },
  vitest('server'),
  vitest('ui', 'ui*'),
  vitest('contract'),
  { name: 'build', command: ['npm', 'run', 'build'] },
  vitest('site'),
  { name: 'chromium', command: ['npm', 'run', 'chromium'] },
  {
    name: 'e2e',
    command: ['playwright', 'test', '--reporter=list,json'],
    count: countPlaywright,
    times: timesOfPlaywright,
  },
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

function run(step: Step): Count {
  const [program, ...args] = step.command
  const started = Date.now()
  console.log(`\n== ${step.name}`)
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: Math.max(1, begun + longest - started),
    killSignal: 'SIGKILL',
    env: {
      ...process.env,
      ...quiet,
      PATH: `node_modules/.bin:${process.env['PATH'] ?? ''}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report(step.name),
    },
  })
  if (error) console.error(error.message)
  const counted = countStep(status, testsOf(step))
  console.log(
    `== ${step.name}: ${counted.failed === 0 ? 'good' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s`,
  )
  return counted
}

const counts: Count[] = []
for (const step of steps) {
  const counted = run(step)
  counts.push(counted)
  if (counted.failed > 0) break
}
rmSync(reports, { recursive: true, force: true })

const { passed, failed } = total(counts)
console.log(`\nThe slowest tests:\n${slowest(times).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
