import { missingPrograms, whyMissing, type ProgramName } from '#scripts/programs/programs.ts'
import { readPlaywright, readSteps, readVitest, type TestResult } from './test-results.ts'

/** A command of a test run, and how to read the report that it writes. */
export interface Step {
  readonly name: string
  readonly command: (report: string) => readonly [string, ...string[]]
  /** Undefined for a command without tests. */
  readonly read?: (report: never) => readonly TestResult[]
  /** Where nothing has changed there is nothing to run. */
  readonly mayBeEmpty?: true
  /** Steps without whose success this one can't run. */
  readonly needs?: readonly string[]
  /** Without one of these programs all tests of the step are skipped, except in CI. */
  readonly programs?: readonly ProgramName[]
}

const vitest = (name: string, project = name, needs: readonly string[] = []): Step => ({
  name,
  needs,
  command: report => [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  read: readVitest,
})

const npm = (name: string): Step => ({ name, command: () => ['npm', 'run', '--silent', name] })

export const steps = {
  setup: npm('setup'),
  check: npm('check'),
  build: npm('build'),
  domain: vitest('domain'),
  server: vitest('server'),
  ui: vitest('ui', 'ui*'),
  contract: vitest('contract'),
  site: vitest('site', 'site', ['build']),
  /** The tests of what has changed since `main`. */
  changed: {
    name: 'changed',
    command: report => [
      'vitest',
      'run',
      '--changed=main',
      '--passWithNoTests',
      ...['domain', 'server', 'ui*'].flatMap(project => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    read: readVitest,
    mayBeEmpty: true,
  },
  engines: {
    name: 'engines',
    needs: ['build'],
    command: report => ['tsx', 'scripts/browsers/browsers.ts', `--json=${report}`],
    read: readSteps,
  },
  e2e: {
    name: 'e2e',
    needs: ['build'],
    programs: ['chromium'],
    command: () => ['playwright', 'test', '--reporter=list,json'],
    read: readPlaywright,
  },
} as const satisfies Readonly<Record<string, Step>>

export type StepName = keyof typeof steps

/** Why all tests of a step are skipped; undefined if they are not. */
export function whySkipped({ programs = [] }: Step): string | undefined {
  const missing = missingPrograms(programs)
  return missing.length === 0 ? undefined : whyMissing(missing)
}
