import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { noteHydration } from '#scripts/site/hydration.ts'

declare global {
  var tappedAt: number | undefined
}

/** Milliseconds from a tap until its answer is painted. */
export interface Tap {
  readonly atOnce: number
  /** After two seconds of reading, with a scroll by touch. */
  readonly afterReading: number
}

/** What is tapped, and the selector of what then shows. */
export interface Control {
  readonly path: string
  readonly tap: string
  readonly answer: string
}

const cpuRate = 4
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const
const reading = 2000

/** Taps a control of a page on a phone with a slow CPU, in a fresh visit each time. */
export async function firstTap(browser: Browser, origin: string, control: Control): Promise<Tap> {
  return {
    atOnce: await inVisit(browser, page => answered(page, origin, control)),
    afterReading: await inVisit(browser, page => answered(page, origin, control, scrollAndRead)),
  }
}

async function inVisit(browser: Browser, visit: (page: Page) => Promise<number>): Promise<number> {
  const context: BrowserContext = await browser.newContext({ ...phone, locale: 'ru-RU' })
  try {
    await noteHydration(context)
    await context.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'))
    return await visit(await context.newPage())
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  return session
}

async function scrollAndRead(page: Page, session: CDPSession): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', { x: 180, y: 500, yDistance: -60, gestureSourceType: 'touch' })
  await session.send('Input.synthesizeScrollGesture', { x: 180, y: 400, yDistance: 60, gestureSourceType: 'touch' })
  await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), reading)
}

async function answered(
  page: Page,
  origin: string,
  { path, tap, answer }: Control,
  before: (page: Page, session: CDPSession) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const session = await slowDown(page)
  await page.goto(origin + path, { waitUntil: 'load' })
  await before(page, session)
  // Measured in the page, in the frame that shows the answer: the way to the browser and back costs time of its own.
  await page.evaluate(() => addEventListener('pointerdown', event => (globalThis.tappedAt ??= event.timeStamp), true))
  await page.locator(tap).first().tap()
  const painted = await page.waitForFunction(
    selector =>
      globalThis.tappedAt !== undefined &&
      document.querySelector(selector)?.checkVisibility() === true &&
      performance.now() - globalThis.tappedAt,
    answer,
    { polling: 'raf' },
  )
  return Number(await painted.jsonValue())
}
