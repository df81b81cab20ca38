import editTexts from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import passwordTexts from '#ui/i18n/locales/ru/edit-password.json' with { type: 'json' }
import registrationTexts from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import sessionTexts from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { expectNoAxeViolations } from './support/axe.ts'
import { createEmail } from './support/create-account-data.ts'
import { signUp } from './support/sign-up.ts'
import { signInThroughDialog } from './support/forms.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { passwords } from './support/secrets.ts'
import { awaitAnnouncement, recordSpeech } from './support/speech-log.ts'
import { expect, test } from './support/test.ts'
import { trackSignedInRequests } from './support/track-requests.ts'

const currentPassword = passwords.first

test('the password form rejects a wrong password, asks to sign in when the session has expired, then changes the password', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('response: 422 POST /use-cases/changePassword')
  problems.expect('console: changing a password failed {error: FieldErrors}')
  problems.expect('response: 401 POST /use-cases/changePassword')
  problems.expect('console: changing a password failed {error: SessionExpired}')
  const email = createEmail('expired')
  await signUp(context, site.url, { email, name: 'Пётр Ясный', password: currentPassword })
  const speech = await recordSpeech(context)
  const waitForRequests = trackSignedInRequests(page)
  await page.goto('/profile/settings/edit/password')
  const save = page.getByRole('button', { name: passwordTexts.save })
  const currentField = page.getByLabel(passwordTexts.current, { exact: true })
  await currentField.fill('wrong')
  await page.getByLabel(passwordTexts.next, { exact: true }).fill(passwords.next)
  await save.click()
  await expect(page.getByRole('group', { name: editTexts.errors.field })).toBeFocused()
  await expectNoAxeViolations(page)
  await currentField.fill(currentPassword)
  await waitForRequests()
  await createMockApiControl(request, site.api.url).expireTokens()
  await save.click()
  const login = page.getByRole('dialog', { name: sessionTexts.heading })
  await expect(login).toContainText(sessionTexts.expiredOnly)
  await signInThroughDialog(page, email, currentPassword)
  await expect(login).toHaveCount(0)
  await expect(page.getByRole('group', { name: editTexts.failure.SessionExpired.heading })).toHaveCount(0)
  await expect(page.getByLabel(passwordTexts.next, { exact: true })).toHaveValue(passwords.next)
  await save.click()
  await awaitAnnouncement(speech, passwordTexts.saved)
  await expect(page).toHaveURL(/\/profile\/settings$/)
})

test('the registration restarts with a new code, not with the login, when the session expires in its last step', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect('response: 401 POST /use-cases/createAccount')
  problems.expect('console: registration failed {error: SessionExpired}')
  const email = createEmail('late')
  const { start, code, account, failure } = registrationTexts
  const control = createMockApiControl(request, site.api.url)
  const verify = async () => {
    await page.getByRole('button', { name: start.submit }).click()
    await expect(page.getByLabel(code.label)).toBeVisible()
    await page.getByLabel(code.label).fill(await control.readCode(email))
  }
  await page.goto('/register')
  await page.getByLabel(start.email, { exact: true }).fill(email)
  await verify()
  await page.getByLabel(account.name, { exact: true }).fill('Пётр Ясный')
  await page.getByLabel(account.password, { exact: true }).fill(currentPassword)
  await page.getByRole('radio', { name: account.find }).check()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await control.expireTokens()
  await page.getByRole('button', { name: account.submit }).click()
  await expect(page.getByRole('group', { name: failure.SessionExpired.heading })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(start.email, { exact: true })).toHaveValue(email)
  await verify()
  await expect(page.getByLabel(account.name, { exact: true })).toHaveValue('Пётр Ясный')
  await page.getByRole('button', { name: account.submit }).click()
  await expect(page).toHaveURL(/\/profile/)
})
