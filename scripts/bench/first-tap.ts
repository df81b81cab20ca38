import type { Browser } from '@playwright/test'
import { answerTime, noteAnswer } from './answer-time.ts'
import { onPhone, scrollByTouch, type Visit } from './phone.ts'

/** Milliseconds from a tap until its answer is painted; Infinity if it was lost. */
export interface Tap {
  readonly atOnce: number
  /** After two seconds of reading, with a scroll by touch. */
  readonly afterReading: number
}

/** What is tapped, and the selector of what then shows: on this page, or on the one that a link leads to. */
export interface Control {
  readonly path: string
  readonly tap: string
  readonly answer: string
  /** Whether it stands in the phone menu. */
  readonly inMenu?: boolean
}

const reading = 2000

/** Taps a control of a page on a phone with a slow CPU, in a fresh visit each time. */
export async function firstTap(browser: Browser, origin: string, control: Control): Promise<Tap> {
  return {
    atOnce: await onPhone(browser, visit => answered(visit, origin, control)),
    afterReading: await onPhone(browser, visit => answered(visit, origin, control, scrollAndRead)),
  }
}

async function scrollAndRead(visit: Visit): Promise<void> {
  await scrollByTouch(visit)
  await visit.page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), reading)
}

async function answered(
  visit: Visit,
  origin: string,
  { path, tap, answer, inMenu }: Control,
  before: (visit: Visit) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const { page } = visit
  await page.goto(origin + path, { waitUntil: 'load' })
  await before(visit)
  if (inMenu)
    await page.evaluate(() => document.querySelector<HTMLDetailsElement>('[data-phone-menu]')?.setAttribute('open', ''))
  await noteAnswer(page, answer)
  await page.locator(tap).first().tap()
  return answerTime(page)
}
