import registrationTexts from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import { createEmail } from './support/create-account-data.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { submitAccount, fillInRegistration } from './support/fill-in-registration.ts'
import { passwords } from './support/secrets.ts'
import { expect, test } from './support/test.ts'

test('R-registration: a visitor is signed in although the response to the creation of the account was lost', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect('response: 503 POST /use-cases/createAccount')
  problems.expect('console: registration failed {error: ApiUnavailable}')
  const email = createEmail('lost')
  const control = createMockApiControl(request, site.api.url)
  await control.addFault({ path: '/api/register', dead: true, takesEffect: true, times: 1 })
  await page.goto('/register')
  await fillInRegistration(page, email, () => control.readCode(email))
  await page.getByRole('radio', { name: registrationTexts.account.find }).check()
  await submitAccount(page, passwords.first, registrationTexts.account.submit)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Пётр Ясный' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['session'])).toBe('signed-in')
})
