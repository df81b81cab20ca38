import { expect, type Locator, type Page } from '@playwright/test'

export async function tabTo(page: Page, target: Locator, maxTabStops = 80): Promise<void> {
  const isFocused = () => target.evaluate(element => element === document.activeElement)
  for (let stops = 0; stops < maxTabStops && !(await isFocused()); stops += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}
