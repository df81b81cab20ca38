import { expect, type Locator, type Page } from '@playwright/test'

/** Searches the target only once unless the page replaces it, because a search by role reads the names of all elements. */
export async function tabTo(page: Page, target: Locator, maxTabStops = 80): Promise<void> {
  const find = () => target.evaluateHandle(element => element)
  let found = await find()
  const isFocused = async () => {
    if (!(await found.evaluate(element => element.isConnected))) found = await find()
    return found.evaluate(element => element === document.activeElement)
  }
  for (let stops = 0; stops < maxTabStops && !(await isFocused()); stops += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
