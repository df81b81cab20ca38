import registrationTexts from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import sessionTexts from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import submissionTexts from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { getForm, getReceipt, getSubmitButton, openForm, signInThroughDialog, typedText } from './support/forms.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { submitAccount, fillInRegistration } from './support/fill-in-registration.ts'
import { passwords } from './support/secrets.ts'
import { createAccountData, createEmail } from './support/create-account-data.ts'
import { signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

test('R-registration: a signed-out visitor who sends a form registers in the sign-in dialog, and the form is then sent once', async ({
  page,
  request,
  site,
}) => {
  const form = getForm('placement', 22)
  test.slow()
  const email = createEmail('same-dialog')
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await getSubmitButton(page, form).click()
  await page
    .getByRole('dialog', { name: sessionTexts.heading })
    .getByRole('button', { name: sessionTexts.register })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(sessionTexts.registerHeading)
  await fillInRegistration(dialog, email, () => createMockApiControl(request, site.api.url).readCode(email))
  await submitAccount(dialog, passwords.first, registrationTexts.account.submitAndSend)
  await expect(getReceipt(page, form)).toContainText(typedText)
  expect(form.getSubmissions(await createMockApiControl(request, site.api.url).readSubmissions())).toHaveLength(1)
})

test('R-registration: a request is sent with a verified email, and its receipt links to the account step', async ({
  page,
  request,
  site,
}) => {
  const form = getForm('request', 22)
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const email = createEmail('later')
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await getSubmitButton(page, form).click()
  await page.getByRole('button', { name: sessionTexts.register }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(sessionTexts.registerHeading)
  await fillInRegistration(dialog, email, () => createMockApiControl(request, site.api.url).readCode(email))
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('button', { name: registrationTexts.account.later }).click()
  await expect(getReceipt(page, form)).toContainText(typedText)
  await expectNoAxeViolationsInBothThemes(page)
  expect(form.getSubmissions(await createMockApiControl(request, site.api.url).readSubmissions())).toHaveLength(1)
  await getReceipt(page, form).getByRole('link', { name: submissionTexts.receipt.finish }).click()
  await expect(page.getByLabel(registrationTexts.account.password, { exact: true })).toBeVisible()
})

test('R-login: a visitor signs in with a code from an email while sending a form, and can set a new password', async ({
  page,
  context,
  request,
  site,
}) => {
  const form = getForm('review', 23)
  test.slow()
  const account = createAccountData('forgets')
  await signUp(context, site.url, account)
  await context.clearCookies()
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await getSubmitButton(page, form).click()
  const { start, code, password: passwordTexts } = registrationTexts
  await page.getByRole('button', { name: sessionTexts.forgotten }).click()
  const dialog = page.getByRole('dialog')
  // Until the steps have loaded, the dialog shows the password form, which has an email field too.
  await expect(dialog).toHaveAccessibleName(sessionTexts.codeHeading)
  await dialog.getByLabel(start.email, { exact: true }).fill(account.email)
  await dialog.getByRole('button', { name: start.submit }).click()
  await expect(dialog.getByLabel(code.label)).toBeFocused()
  await dialog.getByLabel(code.label).fill(await createMockApiControl(request, site.api.url).readCode(account.email))
  await dialog.getByLabel(registrationTexts.account.password, { exact: true }).fill(passwords.next)
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('button', { name: passwordTexts.submit }).click()
  await expect(getReceipt(page, form)).toContainText(typedText)
  const response = await request.post(`${site.url}/use-cases/signIn`, {
    headers: { origin: site.url },
    data: { lang: 'ru', input: { email: account.email, password: passwords.next } },
  })
  expect(await response.json()).toMatchObject({ ok: true })
})

test('R-token: sign-in shows an error if the browser blocks cookies', async ({ page, context, site, problems }) => {
  problems.expect('console: sign-in failed {error: SessionNotStored}')
  const account = createAccountData('blocks')
  await signUp(context, site.url, account)
  await context.clearCookies()
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
  })
  await page.goto('/?login')
  await signInThroughDialog(page, account.email, account.password)
  await expect(page.getByRole('group', { name: sessionTexts.failure.SessionNotStored.heading })).toBeFocused()
})
