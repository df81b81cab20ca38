import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { findFocusFaultInPage } from './expect-visible-focus.ts'

declare global {
  /** Whether an element had the focus at the last key, or has received it since. A pointer resets it. */
  var hasKeyboardFocus: boolean | undefined
  /** Whether an element has received the focus since the last key. */
  var hasFocusMoved: boolean | undefined
}

const isNavigationError = (error: unknown): boolean =>
  error instanceof Error && /context was destroyed|navigati|has been closed/.test(error.message)

type FindFault = typeof findFocusFaultInPage

/** Runs in the page. */
function prepareForKey(findFault: FindFault): string | undefined {
  const fault = globalThis.hasKeyboardFocus ? findFault() : undefined
  if (fault !== undefined) return fault
  globalThis.hasKeyboardFocus = document.activeElement !== null && document.activeElement !== document.body
  globalThis.hasFocusMoved = false
  addEventListener('focusin', () => (globalThis.hasKeyboardFocus = globalThis.hasFocusMoved = true), { once: true })
  addEventListener('pointerdown', () => (globalThis.hasKeyboardFocus = false), { capture: true, once: true })
  return undefined
}

const findFaultAfterKey = (findFault: FindFault): string | undefined =>
  globalThis.hasKeyboardFocus ? findFault() : undefined

/** Tab may move the focus to the browser's controls, but an element of the page that receives it must keep it. */
function findFaultAfterTab(findFault: FindFault): string | undefined {
  if (document.activeElement === document.body && !globalThis.hasFocusMoved) globalThis.hasKeyboardFocus = false
  return globalThis.hasKeyboardFocus ? findFault() : undefined
}

/** Also resolves to undefined if the document is being replaced or the page has been closed. */
const runCheck = (page: Page, check: (find: FindFault) => string | undefined): Promise<string | undefined> =>
  page.evaluate<string | undefined>(`(${String(check)})(${String(findFocusFaultInPage)})`).catch((error: unknown) => {
    if (isNavigationError(error)) return undefined
    throw error
  })

/** The focus may arrive late. Longer pauses would add up, because each key is checked twice. */
const expectNoFault = (page: Page, check: (find: FindFault) => string | undefined, message: string): Promise<void> =>
  expect.poll(() => runCheck(page, check), { message, intervals: [50] }).toBeUndefined()

async function pressWithFocus(page: Page, key: string, press: () => Promise<void>): Promise<void> {
  await expectNoFault(page, prepareForKey, `the focus before ${key}`)
  await press()
  if (key.endsWith('Tab') && (await runCheck(page, findFaultAfterTab)) === undefined) return
  await expectNoFault(page, findFaultAfterKey, `the focus after ${key}`)
}

/** For a key that hides or removes the focused element. */
export async function pressAndLoseFocus(page: Page, key: string): Promise<void> {
  await page.keyboard.down(key)
  await page.keyboard.up(key)
  await page.evaluate(() => (globalThis.hasKeyboardFocus = false))
}

/** The returned function restores the `press` of locators, because all tests of a worker share their prototype. */
export function checkFocusOnPress(context: BrowserContext): () => void {
  const restoreFunctions: (() => void)[] = []
  context.on('page', page => {
    const press = page.keyboard.press.bind(page.keyboard)
    page.keyboard.press = (key, options) => pressWithFocus(page, key, () => press(key, options))
    if (restoreFunctions.length > 0) return
    // Playwright exports no class of locators.
    const prototype = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'press'>
    const pressLocator = prototype.press
    prototype.press = function (this: Locator, key, options) {
      return pressWithFocus(this.page(), key, () => pressLocator.call(this, key, options))
    }
    restoreFunctions.push(() => (prototype.press = pressLocator))
  })
  return () => restoreFunctions.forEach(restore => restore())
}
