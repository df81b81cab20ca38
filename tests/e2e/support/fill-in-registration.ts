import type { Locator, Page } from '@playwright/test'
import registrationTexts from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import { expect } from './test.ts'

/** Fills in the registration up to the name in its last step. */
export async function fillInRegistration(
  container: Page | Locator,
  email: string,
  readCode: () => Promise<string>,
): Promise<void> {
  const { start, code: codeStepTexts, account } = registrationTexts
  await container.getByLabel(start.email, { exact: true }).fill(email)
  await container.getByRole('button', { name: start.submit }).click()
  await expect(container.getByLabel(codeStepTexts.label)).toBeVisible()
  // The last digit submits the code.
  await container.getByLabel(codeStepTexts.label).fill(await readCode())
  await container.getByLabel(account.name, { exact: true }).fill('Пётр Ясный')
}

export async function submitAccount(container: Page | Locator, password: string, submitText: string): Promise<void> {
  await container.getByLabel(registrationTexts.account.password, { exact: true }).fill(password)
  for (const checkbox of await container.getByRole('checkbox').all()) await checkbox.check()
  await container.getByRole('button', { name: submitText }).click()
}
