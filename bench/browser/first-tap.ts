import type { Browser } from '@playwright/test'
import { waitForAnswerMs, recordAnswers } from './answer-time.ts'
import { visitOnPhone, scrollByTouch, type Visit } from './phone.ts'

/** Milliseconds from a tap until the first part and the whole of its result are painted. Infinity if the tap was lost. */
export interface Answer {
  readonly first: number
  readonly whole: number
}

export interface Tap {
  readonly atOnce: Answer
  /** After a scroll and two seconds of reading. */
  readonly afterReading: Answer
}

/** Selectors of the tapped control and of its result, on this page or the next one. */
export interface Control {
  readonly path: string
  readonly tap: string
  readonly answer: string
  /** Appears before the whole result. */
  readonly first?: string
  /** In the phone menu. */
  readonly inMenu?: boolean
}

const readingMs = 2000

/** Uses a new browser context for each measurement. */
export async function measureFirstTap(browser: Browser, origin: string, control: Control): Promise<Tap> {
  return {
    atOnce: await visitOnPhone(browser, visit => tapAndWait(visit, origin, control)),
    afterReading: await visitOnPhone(browser, visit => tapAndWait(visit, origin, control, scrollAndRead)),
  }
}

async function scrollAndRead(visit: Visit): Promise<void> {
  await scrollByTouch(visit)
  await visit.page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), readingMs)
}

async function tapAndWait(
  visit: Visit,
  origin: string,
  { path, tap, answer, first = answer, inMenu }: Control,
  before: (visit: Visit) => Promise<void> = () => Promise.resolve(),
): Promise<Answer> {
  const { page } = visit
  await page.goto(origin + path, { waitUntil: 'load' })
  await before(visit)
  if (inMenu)
    await page.evaluate(() => document.querySelector<HTMLDetailsElement>('[data-phone-menu]')?.setAttribute('open', ''))
  await recordAnswers(page, [answer, first])
  await page.locator(tap).first().tap()
  return { whole: await waitForAnswerMs(page, answer), first: await waitForAnswerMs(page, first) }
}
