import registration from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import session from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import frame from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { getForm, getReceipt, getSubmitButton, openForm, signInThroughDialog, typedText } from './support/forms.ts'
import { createMailbox } from './support/mailbox.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { createProfile, register } from './support/register.ts'
import { passwords } from './support/secrets.ts'
import { signUp } from './support/sign-up.ts'
import { expect, test } from './support/test.ts'

const createAccount = (who: string) => ({
  email: `${who}-${test.info().parallelIndex}-${Date.now()}@demo.example`,
  name: 'Пётр Ясный',
  password: passwords.first,
})

test.beforeEach(async ({ request, site }) => createMockApiControl(request, site.api.url).reset())

test('R-registration: a stranger registers in the dialog of the form, which is then sent once', async ({
  page,
  request,
  site,
}) => {
  const form = getForm('placement', 22)
  test.slow()
  const { email } = createAccount('same-dialog')
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await getSubmitButton(page, form).click()
  await page.getByRole('dialog', { name: session.heading }).getByRole('button', { name: session.register }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(session.registerHeading)
  await register(dialog, email, () => createMailbox(request, site.api.url).readCode(email))
  await createProfile(dialog, passwords.first, registration.account.submitAndSend)
  await expect(getReceipt(page, form)).toContainText(typedText)
  expect(form.getReceived(await createMockApiControl(request, site.api.url).received())).toHaveLength(1)
})

test('R-registration: a request is sent with a verified address, and the account is created later', async ({
  page,
  request,
  site,
}) => {
  const form = getForm('request', 22)
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const { email } = createAccount('later')
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await getSubmitButton(page, form).click()
  await page.getByRole('button', { name: session.register }).click()
  await expectNoAxeViolationsInBothThemes(page)
  const dialog = page.getByRole('dialog')
  await register(dialog, email, () => createMailbox(request, site.api.url).readCode(email))
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('button', { name: registration.account.later }).click()
  await expect(getReceipt(page, form)).toContainText(typedText)
  await expectNoAxeViolationsInBothThemes(page)
  expect(form.getReceived(await createMockApiControl(request, site.api.url).received())).toHaveLength(1)
  await getReceipt(page, form).getByRole('link', { name: frame.receipt.finish }).click()
  await expect(page.getByLabel(registration.account.password, { exact: true })).toBeVisible()
})

test('R-login: a code from an e-mail signs in during sending, and a new password can be set', async ({
  page,
  context,
  request,
  site,
}) => {
  const form = getForm('review', 23)
  test.slow()
  const person = createAccount('forgets')
  await signUp(context, site.url, person)
  await context.clearCookies()
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await getSubmitButton(page, form).click()
  const { start, code, password: texts } = registration
  await page.getByRole('button', { name: session.forgotten }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(start.email, { exact: true }).fill(person.email)
  await dialog.getByRole('button', { name: start.submit }).click()
  await expect(dialog.getByLabel(code.label)).toBeFocused()
  await dialog.getByLabel(code.label).fill(await createMailbox(request, site.api.url).readCode(person.email))
  await dialog.getByLabel(registration.account.password, { exact: true }).fill(passwords.next)
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('button', { name: texts.submit }).click()
  await expect(getReceipt(page, form)).toContainText(typedText)
  await context.clearCookies()
  await page.goto('/?login')
  await signInThroughDialog(page, person.email, passwords.next)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('R-token: sign-in says what to allow if the browser blocks cookies', async ({ page, context, site, problems }) => {
  problems.expect('console: sign-in failed {error: SessionNotKept}')
  const person = createAccount('blocks')
  await signUp(context, site.url, person)
  await context.clearCookies()
  await page.addInitScript(() => {
    const blocked: string[] = []
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => '',
      set(cookie: string) {
        blocked.push(cookie)
      },
    })
  })
  await page.goto('/?login')
  await signInThroughDialog(page, person.email, person.password)
  await expect(page.getByRole('group', { name: session.failure.SessionNotKept.heading })).toBeFocused()
  await expectNoAxeViolationsInBothThemes(page)
})
