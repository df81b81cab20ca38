import { stripVTControlCharacters } from 'node:util'

export interface TestResult {
  readonly name: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  readonly ms: number
  /** Empty if the test has not failed. */
  readonly error: string
  readonly reportPath?: string | undefined
}

export interface VitestReport {
  readonly testResults: readonly {
    readonly status: string
    /** The path of the file. */
    readonly name: string
    /** The error of a file that fails without a failed test. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      /** Milliseconds. */
      readonly duration?: number | null
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly {
        readonly duration: number
        readonly errors?: readonly { readonly message?: string }[]
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[]
      }[]
    }[]
  }[]
}

export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
  readonly errors?: readonly { readonly message?: string }[]
}

/** The report of tests/engines/browsers.ts. */
export interface StepsReport {
  readonly steps: readonly TestResult[]
}

const vitestOutcomes: Readonly<Record<string, TestResult['outcome']>> = {
  passed: 'passed',
  skipped: 'skipped',
  pending: 'skipped',
}

/** A file that fails without a failed test (it does not load, or a hook fails) counts as a failed test. */
export const parseVitestReport = ({ testResults }: VitestReport, root = process.cwd()): readonly TestResult[] =>
  testResults.flatMap(({ status, name, message = '', assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const tests = assertionResults.map(({ fullName, duration, failureMessages = [], ...test }) => ({
      name: `${file} › ${fullName}`,
      outcome: vitestOutcomes[test.status] ?? 'failed',
      ms: duration ?? 0,
      error: failureMessages.join('\n'),
    }))
    const hasFailedOutsideTests = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed')
    return hasFailedOutsideTests ? [...tests, { name: file, outcome: 'failed' as const, ms: 0, error: message }] : tests
  })

export const failureReportName = 'failure report'

const playwrightOutcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const

const parseSuite = ({ title, specs, suites = [] }: PlaywrightSuite): readonly TestResult[] =>
  [
    ...specs.flatMap(spec =>
      spec.tests.map(({ status, results }) => ({
        name: spec.title,
        outcome: playwrightOutcomes[status],
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        error: results.flatMap(({ errors = [] }) => errors.map(({ message = 'unknown' }) => message)).join('\n'),
        reportPath: results
          .flatMap(({ attachments = [] }) => attachments)
          .find(attachment => attachment.name === failureReportName)?.path,
      })),
    ),
    ...suites.flatMap(parseSuite),
  ].map(result => ({ ...result, name: `${title} › ${result.name}` }))

export const parsePlaywrightReport = ({ suites = [], errors = [] }: PlaywrightReport): readonly TestResult[] => [
  ...suites.flatMap(parseSuite),
  ...errors.map(({ message = 'unknown' }) => ({
    name: 'outside of tests',
    outcome: 'failed' as const,
    ms: 0,
    error: message,
  })),
]

export const parseStepsReport = ({ steps }: StepsReport): readonly TestResult[] => steps

export const filterByOutcome = (
  results: readonly TestResult[],
  selectedOutcome: TestResult['outcome'],
): readonly TestResult[] => results.filter(({ outcome }) => outcome === selectedOutcome)

export const formatSlowest = (results: readonly TestResult[], max = 10): readonly string[] =>
  results
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, max)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)

const maxDetailLines = 100
const maxLineLength = 300

export function formatFailure(
  { name, error, reportPath }: TestResult,
  readText: (path: string) => string | undefined,
): readonly string[] {
  const report = reportPath === undefined ? undefined : readText(reportPath)
  const lines = stripVTControlCharacters(report ?? error)
    .split('\n')
    .filter(line => line.trim() !== '')
  return [name, ...lines.slice(0, maxDetailLines).map(line => `    ${line.slice(0, maxLineLength)}`)]
}
