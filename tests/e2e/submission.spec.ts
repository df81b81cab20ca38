import registrationTexts from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import submissionTexts from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import { submitAccount, fillInRegistration } from './support/fill-in-registration.ts'
import { createAccountData, createEmail } from './support/create-account-data.ts'
import { signUp } from './support/sign-up.ts'
import { getDialog, getForm, openForm, getReceipt, getSubmitButton, typedText } from './support/forms.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { passwords } from './support/secrets.ts'
import { expect, test } from './support/test.ts'
import { trackRequests } from './support/track-requests.ts'

// All forms share one state machine, so each test covers its case with one form.

test('with the Web Locks API, a form sent from two tabs concurrently is delivered once', async ({
  page,
  context,
  request,
  site,
}) => {
  const form = getForm('complaint', 21)
  await signUp(context, site.url, createAccountData('locks'))
  await createMockApiControl(request, site.api.url).addFault({ path: form.apiPath, method: 'POST', delay: 800 })
  const otherTab = await context.newPage()
  for (const tab of [page, otherTab]) {
    await tab.goto(form.path)
    await form.fill(await openForm(tab, form))
  }
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(true)
  await Promise.all([page, otherTab].map(tab => getSubmitButton(tab, form).click()))
  for (const tab of [page, otherTab]) await expect(getReceipt(tab, form)).toBeVisible()
  expect(form.getSubmissions(await createMockApiControl(request, site.api.url).readSubmissions())).toHaveLength(1)
})

test('a draft from before registration can be restored and sent after it', async ({ page, request, site }) => {
  const form = getForm('request', 22)
  test.slow()
  const email = createEmail('same-tab')
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await page.goto('/register')
  await fillInRegistration(page, email, () => createMockApiControl(request, site.api.url).readCode(email))
  await page.getByRole('radio', { name: registrationTexts.account.find }).check()
  await submitAccount(page, passwords.first, registrationTexts.account.submit)
  await expect(page).toHaveURL(/\/profile/)
  await page.goto(form.path)
  const dialog = await openForm(page, form)
  // The draft has no author, so it is restored only on confirmation.
  await expect(form.getTypedField(dialog)).toHaveValue('')
  await dialog.getByRole('button', { name: 'Да, вернуть' }).click()
  await expect(form.getTypedField(dialog)).toHaveValue(typedText)
  await getSubmitButton(page, form).click()
  await expect(getReceipt(page, form)).toContainText(typedText)
  expect(form.getSubmissions(await createMockApiControl(request, site.api.url).readSubmissions())).toHaveLength(1)
})

test('a draft is not shown to another person after the session is lost', async ({ page, context, site }) => {
  const form = getForm('review', 22)
  await signUp(context, site.url, createAccountData('out'))
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await expect(getDialog(page, form)).toContainText('Черновик сохранён на этом устройстве')
  await context.clearCookies()
  await page.goto(form.path)
  await expect(form.getTypedField(await openForm(page, form))).toHaveValue('')
  await signUp(context, site.url, createAccountData('in'))
  const waitForRequests = trackRequests(page)
  const ownProfileResponse = page.waitForResponse(/\/use-cases\/viewOwnProfile/)
  await page.goto(form.path)
  const dialog = await openForm(page, form)
  // The form offers a draft once it knows the visitor.
  await ownProfileResponse
  await waitForRequests()
  await expect(form.getTypedField(dialog)).toHaveValue('')
  await expect(dialog.getByRole('button', { name: 'Да, вернуть' })).toHaveCount(0)
})

test('after a reload while sending, the form asks before it sends again, even without a network', async ({
  page,
  context,
  request,
  site,
}) => {
  const form = getForm('complaint', 24)
  await signUp(context, site.url, createAccountData('reloads'))
  const control = createMockApiControl(request, site.api.url)
  // The API receives the call, but the page never gets the response.
  await page.route('**/use-cases/fileComplaint', async route => void (await route.fetch()), { times: 1 })
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await expect(getDialog(page, form)).toContainText(submissionTexts.saved)
  await getSubmitButton(page, form).click()
  await expect.poll(async () => form.getSubmissions(await control.readSubmissions())).toHaveLength(1)
  const waitForRequests = trackRequests(page)
  await page.reload()
  await expect(form.getTypedField(await openForm(page, form))).toHaveValue(typedText)
  await waitForRequests()
  await context.setOffline(true)
  await getSubmitButton(page, form).click()
  const question = page.getByRole('alertdialog', { name: submissionTexts.again.heading })
  await question.getByRole('button', { name: submissionTexts.again.reject }).click()
  await expect(getDialog(page, form).getByRole('group', { name: /^Неизвестно, дошло\sли$/ })).toBeFocused()
  expect(form.getSubmissions(await control.readSubmissions())).toHaveLength(1)
})
