import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** For tests that an error page would pass. `watchProblems` does not check the status of navigations. */
export async function openPage(page: Page, path: string, expectedStatus = 200): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(expectedStatus)
}
