import type { Locator, Page } from '@playwright/test'
import registration from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import { expect } from './test.ts'

/** Registers up to the name of the account. */
export async function register(on: Page | Locator, email: string, code: () => Promise<string>): Promise<void> {
  const { start, code: codeTexts, account } = registration
  await on.getByLabel(start.email, { exact: true }).fill(email)
  await on.getByRole('button', { name: start.submit }).click()
  await expect(on.getByLabel(codeTexts.label)).toBeVisible()
  // The last digit submits the code.
  await on.getByLabel(codeTexts.label).fill(await code())
  await on.getByLabel(account.name, { exact: true }).fill('Пётр Ясный')
}

export async function createProfile(on: Page | Locator, password: string, submit: string): Promise<void> {
  await on.getByLabel(registration.account.password, { exact: true }).fill(password)
  for (const box of await on.getByRole('checkbox').all()) await box.check()
  await on.getByRole('button', { name: submit }).click()
}
