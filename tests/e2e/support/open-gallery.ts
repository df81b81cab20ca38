import type { Page } from '@playwright/test'
import { waitForHydration } from '#tests/support/hydration.ts'
import { expect } from './test.ts'

export async function openGallery(page: Page, path: '/test' | '/en/test' = '/test'): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await expect(page.locator('#submissions').getByRole('radio')).toHaveCount(24)
  await expect(page.locator('#notifications').getByRole('listitem')).toHaveCount(3)
}
