import { expect, type Locator, type Page } from '@playwright/test'

/** Searches once unless the page replaces the target, because a search by role reads the names of all elements. */
export async function tabTo(page: Page, target: Locator, maxTabStops = 80): Promise<void> {
  const findHandle = () => target.evaluateHandle(element => element)
  let handle = await findHandle()
  const isFocused = async () => {
    if (!(await handle.evaluate(element => element.isConnected))) handle = await findHandle()
    return handle.evaluate(element => element === document.activeElement)
  }
  for (let stops = 0; stops < maxTabStops && !(await isFocused()); stops += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
