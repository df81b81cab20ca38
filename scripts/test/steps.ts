import type { ProgramName } from '#scripts/programs/programs.ts'
import { parsePlaywrightReport, parseStepsReport, parseVitestReport, type TestResult } from './test-results.ts'

export interface Step {
  readonly name: string
  readonly getCommand: (reportPath: string) => readonly [string, ...string[]]
  /** Undefined for commands that run no tests. The type `never` lets a parser of any format fit. */
  readonly parseReport?: (report: never) => readonly TestResult[]
  readonly allowsNoTests?: true
  /** These steps must pass before this step runs. */
  readonly dependsOn?: readonly string[]
  /** These steps must have ended, even with a failure, before this step runs. */
  readonly runsAfter?: readonly string[]
  readonly programs?: readonly ProgramName[]
}

const createVitestStep = (name: string, project = name, dependsOn: readonly string[] = []): Step => ({
  name,
  dependsOn,
  getCommand: reportPath => [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath}`,
  ],
  parseReport: parseVitestReport,
})

const createNpmStep = (name: string, dependsOn: readonly string[] = []): Step => ({
  name,
  dependsOn,
  getCommand: () => ['npm', 'run', '--silent', name],
})

export const steps = {
  setup: createNpmStep('setup'),
  check: createNpmStep('check'),
  build: createNpmStep('build'),
  /** `e2e` does not build it itself, because parallel workers would delete each other's files. */
  nextRelease: { ...createNpmStep('build:next-release', ['build']), programs: ['chromium'] },
  domain: createVitestStep('domain'),
  server: createVitestStep('server'),
  ui: createVitestStep('ui', 'ui*'),
  contract: createVitestStep('contract'),
  site: createVitestStep('site', 'site', ['build']),
  changed: {
    name: 'changed',
    getCommand: reportPath => [
      'vitest',
      'run',
      '--changed=main',
      '--passWithNoTests',
      ...['server', 'ui*'].flatMap(project => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportPath}`,
    ],
    parseReport: parseVitestReport,
    allowsNoTests: true,
  },
  engines: {
    name: 'engines',
    dependsOn: ['build'],
    getCommand: reportPath => ['tsx', 'tests/engines/browsers.ts', `--json=${reportPath}`],
    parseReport: parseStepsReport,
  },
  e2e: {
    name: 'e2e',
    dependsOn: ['setup', 'build'],
    runsAfter: ['build:next-release'],
    programs: ['chromium'],
    getCommand: () => ['playwright', 'test', '--reporter=list,json'],
    parseReport: parsePlaywrightReport,
  },
} as const satisfies Readonly<Record<string, Step>>

export type StepName = keyof typeof steps
