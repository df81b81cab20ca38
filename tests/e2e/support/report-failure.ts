import type { Browser, BrowserContext, Page, Request, TestInfo, Worker } from '@playwright/test'
import { withTimeout } from '#infrastructure/runtime/with-timeout.ts'
import { failureReportName } from '#scripts/test/test-results.ts'
import { pageStateExpression, writeFailureReport, type PageState } from '#tests/support/failure-report.ts'
import { startedProcesses } from './started-processes.ts'

interface Fixtures {
  readonly browser: Browser
  readonly context: BrowserContext
}

/** Limit for reading the state of a page or worker that hangs. */
const timeoutMs = 5000

async function rejectIfLate(promise: Promise<string>): Promise<string> {
  const result = await withTimeout(promise, timeoutMs, undefined)
  if (result === undefined) throw new Error('no response')
  return result
}

async function readPageState(page: Page): Promise<PageState> {
  const screenshot = await page.screenshot({ timeout: timeoutMs }).catch(() => undefined)
  return rejectIfLate(page.evaluate<string>(pageStateExpression))
    .then(state => ({ ...(JSON.parse(state) as PageState), screenshot }))
    .catch((error: unknown) => ({ url: page.url(), title: '', focus: '', text: String(error), screenshot }))
}

/** A navigation waits until a worker is activated, and the worker waits for its caches. */
const workerStateExpressions = [
  "['active', 'waiting', 'installing'].map(name => `${name}: ${registration[name]?.state ?? 'none'}`).join(', ')",
  "caches.keys().then(names => `caches: ${names.join(' ')}`)",
]

async function readWorkerState(worker: Worker): Promise<PageState> {
  const lines = workerStateExpressions.map(expression =>
    rejectIfLate(worker.evaluate<string>(expression)).catch(String),
  )
  return { url: worker.url(), title: '', focus: '', text: (await Promise.all(lines)).join('\n') }
}

export async function reportFailure(
  { browser, context }: Fixtures,
  use: () => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const console: string[] = []
  /** Start time by request, in Unix milliseconds. */
  const pendingRequests = new Map<Request, number>()
  const removePending = (request: Request) => void pendingRequests.delete(request)
  context.on('console', message => console.push(`${message.type()}: ${message.text()}`))
  context.on('weberror', error => console.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', request => pendingRequests.set(request, Date.now()))
  context.on('requestfinished', removePending)
  context.on('requestfailed', removePending)
  startedProcesses.removeExited()
  await use()
  if (info.status === info.expectedStatus) return
  const pendingAtFailure = [...pendingRequests].map(([request, startedAt]) => {
    const sender = request.serviceWorker() ? 'service worker: ' : ''
    return `${sender}${request.method()} ${request.url()}, for ${Math.round((Date.now() - startedAt) / 1000)} s`
  })
  const contexts = browser.contexts()
  const pages = contexts.flatMap(openContext => openContext.pages())
  const workers = contexts.flatMap(openContext => openContext.serviceWorkers())
  const report = writeFailureReport(info.outputPath(), {
    error: info.errors.map(error => error.message ?? error.value ?? 'unknown').join('\n'),
    pages: await Promise.all([...pages.map(readPageState), ...workers.map(readWorkerState)]),
    console,
    pendingRequests: pendingAtFailure,
    logs: startedProcesses.getLogs(),
  })
  info.attachments.push({ name: failureReportName, path: report, contentType: 'text/plain' })
}
