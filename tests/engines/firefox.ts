import { launch } from 'puppeteer-core'
import { requireProgram } from '#scripts/programs/programs.ts'
import { type Driver, documentScript } from './driver.ts'

/** Firefox over WebDriver BiDi. It asks nobody but this computer: whatever is elsewhere goes to a proxy that is not there. */
const preferences = {
  'intl.accept_languages': 'ru-RU, ru',
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
}

/** A page was left while its fonts (NS_BINDING_ABORTED; what fails for another reason says another status) or its data came. */
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
  // The page that it starts with never has the focus.
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
  // 'Leave the page?' is answered with yes.
  page.on('dialog', dialog => void dialog.accept())
  await page.evaluateOnNewDocument(documentScript)
  return {
    go: async url => {
      const go = () => page.goto(url, { waitUntil: 'domcontentloaded' })
      // Next answers data that don't come by loading their page, also where they don't come because the page is being left.
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
