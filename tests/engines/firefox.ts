import { launch } from 'puppeteer-core'
import { requireProgram } from '#scripts/programs/programs.ts'
import { type Driver, documentScript } from './driver.ts'

/** Requests to other machines go to an unused port, as if offline. */
const preferences = {
  'intl.accept_languages': 'ru-RU, ru',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** Fonts (status NS_BINDING_ABORTED) and RSC data that were loading when the page was left. */
const isCausedByLeaving = (problem: string) =>
  (problem.includes('downloadable font: download failed') && problem.includes('status=2152398850 ')) ||
  problem.includes('Failed to fetch RSC payload')

export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: requireProgram('firefox'),
    extraPrefsFirefox: preferences,
    protocolTimeout: 20_000,
  })
  // The initial page never gets the focus.
  const page = await browser.newPage()
  let problems: string[] = []
  const lines: string[] = []
  page.on('console', message => {
    lines.push(`${message.type()}: ${message.text()}`)
    if (message.type() === 'error' && !isCausedByLeaving(message.text())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => {
    const problem = `uncaught: ${error instanceof Error ? error.stack : String(error)}`
    lines.push(problem)
    if (!isCausedByLeaving(problem)) problems.push(problem)
  })
  // Confirms 'Leave the page?'.
  page.on('dialog', dialog => void dialog.accept())
  await page.evaluateOnNewDocument(documentScript)
  return {
    go: async url => {
      const go = () => page.goto(url, { waitUntil: 'domcontentloaded' })
      // Next reloads a page whose RSC request fails, even if this navigation aborted it.
      await go().catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return go()
      })
    },
    evaluate: expression => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    resize: size => page.setViewport(size),
    print: () => page.pdf(),
    screenshot: () => page.screenshot(),
    problems() {
      const reported = problems
      problems = []
      return reported
    },
    console: () => lines,
    stop: () => browser.close(),
  }
}
