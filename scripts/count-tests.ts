/** How many tests passed, and how many did not: a test that was to run and did not counts as failed. */
export interface Count {
  readonly passed: number
  readonly failed: number
}

export interface VitestReport {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly name?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName?: string
      /** Milliseconds. */
      readonly duration?: number | null
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[]
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

/** The steps of a walk: scripts/browsers. */
export interface StepsReport {
  readonly steps: readonly { readonly name: string; readonly ms: number; readonly isPassed: boolean }[]
}

/** A file that could not be loaded has no test that failed: it counts as one. */
export function countVitest(report: VitestReport): Count {
  const lost = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every(test => test.status === 'passed'),
  )
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + lost.length }
}

/** A flaky test is a defect. */
export const countPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
})

export const countSteps = ({ steps }: StepsReport): Count => {
  const passed = steps.filter(({ isPassed }) => isPassed).length
  return { passed, failed: steps.length - passed }
}

/** What a step of the run adds: one that ends badly, or that was to run tests and ran none, is never free of failures. */
export function countStep(exitCode: number | null, tests: Count | 'none' | 'unreadable'): Count {
  const { passed, failed } = typeof tests === 'string' ? { passed: 0, failed: 0 } : tests
  const bad = exitCode !== 0 || tests === 'unreadable' || (tests !== 'none' && passed === 0)
  return { passed, failed: bad ? Math.max(failed, 1) : failed }
}

export const total = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})
