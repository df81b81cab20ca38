import { join } from 'node:path'
import type { TestResult } from '#scripts/test/test-results.ts'
import { pageStateExpression, writeFailureReport, type PageState } from '#tests/support/failure-report.ts'
import type { Driver } from './driver.ts'
import { desktopSize, type Engine, type Step } from './steps/step.ts'
import { waitUntil } from './wait-until.ts'
import { createVisitor } from './visitor.ts'
import { startEnvironment, type StartedEnvironment } from './environment.ts'

export const reportsFolder = 'test-results/engines'

/** A failed step does not stop the others. A browser or site that can't start or stop is one more failure. */
export async function runStepsInBrowser(
  engine: Engine,
  steps: readonly Step[],
  start: () => Promise<Driver>,
): Promise<readonly TestResult[]> {
  const results: TestResult[] = []
  try {
    const environment = await startEnvironment()
    try {
      const driver = await start()
      try {
        results.push(...(await runSteps(engine, steps, driver, environment)))
      } finally {
        await driver.stop()
      }
    } finally {
      await environment.stop()
    }
  } catch (error) {
    console.error(error)
    results.push({ name: `${engine}: starts and stops`, ms: 0, outcome: 'failed', error: String(error) })
  }
  return results
}

async function runSteps(engine: Engine, steps: readonly Step[], driver: Driver, environment: StartedEnvironment) {
  const results: TestResult[] = []
  for (const step of steps) {
    environment.setOffline(false)
    results.push(await runStep(engine, step, driver, environment))
  }
  const error = driver.takeProblems().join('\n')
  if (error !== '') {
    console.log(`${engine}: after the last step FAILED\n${error}`)
    results.push({ name: `${engine}: after the last step`, ms: 0, outcome: 'failed', error })
  }
  return results
}

async function runStep(
  engine: Engine,
  step: Step,
  driver: Driver,
  environment: StartedEnvironment,
): Promise<TestResult> {
  const startedAt = Date.now()
  const visitor = createVisitor(driver, environment.url)
  const name = `${engine}: ${step.name}`
  const formatTiming = () => `${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`
  try {
    await visitor.resize(desktopSize)
    const note = await step.run(visitor, environment)
    await checkProblems(step, driver)
    console.log(note === undefined ? formatTiming() : `${formatTiming()} (${note})`)
    return { name, ms: Date.now() - startedAt, outcome: 'passed', error: '' }
  } catch (thrown) {
    const error = [describeError(thrown), ...driver.takeProblems()].join('\n')
    const timing = formatTiming()
    const reportPath = await writeStepReport(name, error, driver, environment)
    console.log(`${timing} FAILED\n${error}\nreport: ${reportPath}`)
    return { name, ms: Date.now() - startedAt, outcome: 'failed', error, reportPath }
  }
}

async function checkProblems({ expectedProblem }: Step, { takeProblems }: Pick<Driver, 'takeProblems'>): Promise<void> {
  const observedProblems = [...takeProblems()]
  if (expectedProblem)
    await waitUntil(`${expectedProblem} is in the console`, async () => {
      observedProblems.push(...takeProblems())
      return observedProblems.some(problem => expectedProblem.test(problem))
    })
  const unexpectedProblems = observedProblems.filter(problem => !expectedProblem?.test(problem))
  if (unexpectedProblems.length > 0) throw new Error(unexpectedProblems.join('\n'))
}

const describeError = (error: unknown) =>
  error instanceof Error ? `${error.message}\n${/^.*\/steps\/.*$/m.exec(error.stack ?? '')?.[0] ?? ''}` : String(error)

async function writeStepReport(
  name: string,
  error: string,
  driver: Driver,
  environment: StartedEnvironment,
): Promise<string> {
  // The pending requests are read first, because inspecting the page may send requests.
  const pendingRequests = environment.getPendingRequests()
  const screenshot = await driver.takeScreenshot().catch(() => undefined)
  const page = await driver
    .evaluate(pageStateExpression)
    .then(state => ({ ...(JSON.parse(String(state)) as PageState), screenshot }))
    .catch((thrown: unknown) => ({ url: `unknown: ${String(thrown)}`, title: '', focus: '', text: '', screenshot }))
  const folder = join(reportsFolder, name.replaceAll(/[^\w]+/g, '-'))
  return writeFailureReport(folder, {
    error,
    pages: [page],
    console: driver.getConsoleLines(),
    pendingRequests,
    logs: environment.getLogs(),
  })
}
