import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Checks the status, because `watchProblems` ignores that of navigations. */
export async function openPage(page: Page, path: string, expectedStatus = 200): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(expectedStatus)
}
