import { launch } from 'puppeteer-core'
import { requireProgram } from '#scripts/programs/programs.ts'
import { type Driver, type DriverOptions, documentScript } from './driver.ts'
import { startTimeoutMs, waitTimeoutMs } from './wait-until.ts'

/** Asks for Russian pages, and sends requests for other machines to an unused port, as if offline. */
const preferences = {
  'intl.accept_languages': 'ru-RU, ru',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** Leaving a page aborts fonts, RSC data and worker responses. A stored page prefetches files that are not stored. */
const isExpected = (problem: string) =>
  (problem.includes('downloadable font: download failed') && problem.includes('status=2152398850 ')) ||
  problem.includes('A ServiceWorker intercepted the request and encountered an unexpected error') ||
  problem.includes('A ServiceWorker passed a promise to FetchEvent.respondWith() that rejected') ||
  problem.includes('Failed to fetch RSC payload')

export async function startFirefox({ enablesServiceWorker }: DriverOptions): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: requireProgram('firefox'),
    extraPrefsFirefox: { ...preferences, 'dom.serviceWorkers.enabled': enablesServiceWorker },
    timeout: startTimeoutMs,
    protocolTimeout: waitTimeoutMs,
  })
  // The initial page never gets the focus.
  const page = await browser.newPage()
  let problems: string[] = []
  const consoleLines: string[] = []
  page.on('console', message => {
    consoleLines.push(`${message.type()}: ${message.text()}`)
    if (message.type() === 'error' && !isExpected(message.text())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => {
    const problem = `uncaught: ${error instanceof Error ? error.stack : String(error)}`
    consoleLines.push(problem)
    if (!isExpected(problem)) problems.push(problem)
  })
  page.on('dialog', dialog => void dialog.accept())
  await page.evaluateOnNewDocument(documentScript)
  return {
    go: async url => {
      // Firefox also reports restores from the back/forward cache and background revalidations as navigations, but not
      // their end. Puppeteer may wait for one of those instead of this navigation.
      const navigate = () =>
        Promise.race([
          page.goto(url, { waitUntil: 'domcontentloaded' }),
          new Promise(resolve => page.once('domcontentloaded', resolve)),
        ])
      // Next reloads a page whose RSC request fails, even if this navigation aborted it.
      await navigate().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return navigate()
      })
    },
    evaluate: expression => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    resize: size => page.setViewport(size),
    print: () => page.pdf(),
    takeScreenshot: () => page.screenshot(),
    takeProblems() {
      const reportedProblems = problems
      problems = []
      return reportedProblems
    },
    getConsoleLines: () => consoleLines,
    stop: () => browser.close(),
  }
}
