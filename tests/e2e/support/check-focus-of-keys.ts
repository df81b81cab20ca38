import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { findFocusFault } from './expect-focus.ts'

declare global {
  /** Whether the focus was visible after the last key. Reset by pointers, and gone with the document. */
  var hasKeyboardFocus: boolean | undefined
}

const isNavigationError = (error: unknown): boolean =>
  error instanceof Error && /context was destroyed|navigati|has been closed/.test(error.message)

/** Describes why the focus is lost or covered; undefined if it is visible, or in a new document. */
const findFaultInDocument = (page: Page): Promise<string | undefined> =>
  page
    .evaluate(() => globalThis.hasKeyboardFocus)
    .then(hadFocus => (hadFocus ? findFocusFault(page) : undefined))
    .catch((error: unknown) => {
      if (isNavigationError(error)) return undefined
      throw error
    })

/** Whether the browser has the focus, no longer the page. */
const isFocusOutside = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isOutside = document.activeElement === document.body
    if (isOutside) globalThis.hasKeyboardFocus = false
    return isOutside
  })

const expectFocus = (page: Page, moment: string): Promise<void> =>
  expect.poll(() => findFaultInDocument(page), `the focus ${moment}`).toBeUndefined()

/** Presses a key, and expects that the focus is neither lost nor covered, before and after it. */
async function pressWithFocus(page: Page, key: string, press: () => Promise<void>): Promise<void> {
  await expectFocus(page, `before ${key}`)
  await page.evaluate(() => {
    const isFocused = document.activeElement !== null && document.activeElement !== document.body
    globalThis.hasKeyboardFocus = isFocused
    addEventListener('focusin', () => (globalThis.hasKeyboardFocus = true), { once: true })
    addEventListener('pointerdown', () => (globalThis.hasKeyboardFocus = false), { capture: true, once: true })
  })
  await press()
  // Tab may move the focus to the controls of the browser.
  if (key.endsWith('Tab') && (await isFocusOutside(page))) return
  await expectFocus(page, `after ${key}`)
}

/** Presses a key that hides the focused element. The browser continues from its place at the next Tab. */
export async function pressAndHideFocus(page: Page, key: string): Promise<void> {
  await page.keyboard.down(key)
  await page.keyboard.up(key)
  await page.evaluate(() => (globalThis.hasKeyboardFocus = false))
}

/** Makes each key press of a test check the focus: `keyboard.press` of the pages, and `press` of their locators. */
export function checkFocusOfKeys(context: BrowserContext): () => void {
  const restores: (() => void)[] = []
  context.on('page', page => {
    const press = page.keyboard.press.bind(page.keyboard)
    page.keyboard.press = (key, options) => pressWithFocus(page, key, () => press(key, options))
    if (restores.length > 0) return
    // Playwright exports no class of locators.
    const prototype = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'press'>
    const pressLocator = prototype.press
    prototype.press = function (this: Locator, key, options) {
      return pressWithFocus(this.page(), key, () => pressLocator.call(this, key, options))
    }
    restores.push(() => (prototype.press = pressLocator))
  })
  return () => restores.forEach(restore => restore())
}
