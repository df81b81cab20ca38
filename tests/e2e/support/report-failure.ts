import type { Browser, BrowserContext, Page, Request, TestInfo } from '@playwright/test'
import { failureReportName } from '#scripts/test/test-results.ts'
import { pageStateExpression, writeFailureReport, type PageState } from '#tests/support/failure-report.ts'
import { startedProcesses } from './started-processes.ts'

interface Fixtures {
  readonly browser: Browser
  readonly context: BrowserContext
}

/** Limit for reading the state of a page that hangs. */
const timeoutMs = 5000

async function readPageState(page: Page): Promise<PageState> {
  const screenshot = await page.screenshot({ timeout: timeoutMs }).catch(() => undefined)
  const timeout = new Promise<string>((_resolve, reject) =>
    setTimeout(reject, timeoutMs, new Error('the page does not respond')).unref(),
  )
  return Promise.race([page.evaluate<string>(pageStateExpression), timeout])
    .then(state => ({ ...(JSON.parse(state) as PageState), screenshot }))
    .catch((error: unknown) => ({ url: page.url(), title: '', focus: '', text: String(error), screenshot }))
}

export async function reportFailure(
  { browser, context }: Fixtures,
  use: () => Promise<void>,
  info: TestInfo,
): Promise<void> {
  const console: string[] = []
  const pendingRequests = new Set<Request>()
  const removePending = (request: Request) => void pendingRequests.delete(request)
  context.on('console', message => console.push(`${message.type()}: ${message.text()}`))
  context.on('weberror', error => console.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('request', request => pendingRequests.add(request))
  context.on('requestfinished', removePending)
  context.on('requestfailed', removePending)
  startedProcesses.removeExited()
  await use()
  if (info.status === info.expectedStatus) return
  const pendingAtFailure = [...pendingRequests].map(
    request => `${request.serviceWorker() ? 'service worker: ' : ''}${request.method()} ${request.url()}`,
  )
  const pages = browser.contexts().flatMap(openContext => openContext.pages())
  const report = writeFailureReport(info.outputPath(), {
    error: info.errors.map(error => error.message ?? error.value ?? 'unknown').join('\n'),
    pages: await Promise.all(pages.map(readPageState)),
    console,
    pendingRequests: pendingAtFailure,
    logs: startedProcesses.getLogs(),
  })
  // The reporter prints the path of each attachment.
  info.attachments.push({ name: failureReportName, path: report, contentType: 'text/plain' })
}
