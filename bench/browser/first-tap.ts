import type { Browser } from '@playwright/test'
import { waitForAnswerMs, recordAnswers } from './answer-time.ts'
import { visitOnPhone, scrollByTouch, type Visit } from './phone.ts'

/** Milliseconds from a tap until its answer is painted, and until the first of it is; Infinity if it was lost. */
export interface Answer {
  readonly first: number
  readonly whole: number
}

export interface Tap {
  readonly atOnce: Answer
  /** After two seconds of reading, with a scroll by touch. */
  readonly afterReading: Answer
}

/** What is tapped, and the selector of what then shows: on this page, or on the one that a link leads to. */
export interface Control {
  readonly path: string
  readonly tap: string
  readonly answer: string
  /** What shows before the whole answer. */
  readonly first?: string
  /** Whether it stands in the phone menu. */
  readonly inMenu?: boolean
}

const readingMs = 2000

/** Taps a control of a page on a phone with a slow CPU, in a fresh visit each time. */
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
