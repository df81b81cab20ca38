import type { ProgramName } from '#scripts/programs/programs.ts'
import { parsePlaywrightReport, parseStepsReport, parseVitestReport, type TestResult } from './test-results.ts'

/** A command of the test run, with a parser for its report. */
export interface Step {
  readonly name: string
  readonly command: (report: string) => readonly [string, ...string[]]
  /** Undefined for commands that run no tests. */
  readonly parseReport?: (report: never) => readonly TestResult[]
  /** Having no tests to run is not a failure. */
  readonly allowsNoTests?: true
  /** Names of the steps that must pass before this one runs. */
  readonly dependsOn?: readonly string[]
  /** The step is skipped if one of these programs is missing, except in CI. */
  readonly programs?: readonly ProgramName[]
}

const vitestStep = (name: string, project = name, dependsOn: readonly string[] = []): Step => ({
  name,
  dependsOn,
  command: report => [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  parseReport: parseVitestReport,
})

const npmStep = (name: string): Step => ({ name, command: () => ['npm', 'run', '--silent', name] })

export const steps = {
  setup: npmStep('setup'),
  check: npmStep('check'),
  build: npmStep('build'),
  domain: vitestStep('domain'),
  server: vitestStep('server'),
  ui: vitestStep('ui', 'ui*'),
  contract: vitestStep('contract'),
  site: vitestStep('site', 'site', ['build']),
  /** Server and component tests affected by changes since `main`. */
  changed: {
    name: 'changed',
    command: report => [
      'vitest',
      'run',
      '--changed=main',
      '--passWithNoTests',
      ...['server', 'ui*'].flatMap(project => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    parseReport: parseVitestReport,
    allowsNoTests: true,
  },
  engines: {
    name: 'engines',
    dependsOn: ['build'],
    command: report => ['tsx', 'tests/engines/browsers.ts', `--json=${report}`],
    parseReport: parseStepsReport,
  },
  e2e: {
    name: 'e2e',
    dependsOn: ['setup', 'build'],
    programs: ['chromium'],
    command: () => ['playwright', 'test', '--reporter=list,json'],
    parseReport: parsePlaywrightReport,
  },
} as const satisfies Readonly<Record<string, Step>>

export type StepName = keyof typeof steps
