import type { BrowserContext, Page } from '@playwright/test'
import { hydrate } from '#tests/support/hydration.ts'
import accountMenu from '#ui/i18n/locales/ru/account.json' with { type: 'json' }
import registration from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import session from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import frame from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import { signUp } from './support/sign-up.ts'
import { getDialog, getForm, openForm, getReceipt, getSubmitButton, typedText } from './support/forms.ts'
import { holdFiles } from './support/hold-files.ts'
import { createMailbox } from './support/mailbox.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { passwords } from './support/secrets.ts'
import { expect, test } from './support/test.ts'

const password = passwords.first
let accountCount = 0
const createAccount = (who: string) => ({
  email: `${who}-${test.info().parallelIndex}-${accountCount++}-${Date.now()}@demo.example`,
  name: 'Пётр Ясный',
  password,
})

test.beforeEach(async ({ request, site }) => createMockApiControl(request, site.api.url).reset())

const removeLocks = (context: BrowserContext) =>
  context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'locks'))

/*
 * All forms send through one machine (src/ui/submission), whose cases have unit tests. Here each case is played with one of
 * the forms; what arrives is counted at the mock API.
 */

test('the same in two tabs, one after the other in a browser without locks, is sent once', async ({
  page,
  context,
  request,
  site,
}) => {
  const form = getForm('request', 20)
  await removeLocks(context)
  await signUp(context, site.url, createAccount('tabs'))
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(form.path)
    await form.fill(await openForm(tab, form))
  }
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false)
  await getSubmitButton(page, form).click()
  await expect(getReceipt(page, form)).toBeVisible()
  await getSubmitButton(other, form).click()
  await expect(getReceipt(other, form)).toBeVisible()
  expect(form.getReceived(await createMockApiControl(request, site.api.url).received())).toHaveLength(1)
})

test('the same in two tabs at the same time, in a browser with locks, is sent once', async ({
  page,
  context,
  request,
  site,
}) => {
  const form = getForm('complaint', 21)
  await signUp(context, site.url, createAccount('locks'))
  await createMockApiControl(request, site.api.url).fault({ path: form.call, method: 'POST', delay: 800 })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(form.path)
    await form.fill(await openForm(tab, form))
  }
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(true)
  await Promise.all([page, other].map(tab => getSubmitButton(tab, form).click()))
  for (const tab of [page, other]) await expect(getReceipt(tab, form)).toBeVisible()
  expect(form.getReceived(await createMockApiControl(request, site.api.url).received())).toHaveLength(1)
})

async function register(on: Page, email: string, code: () => Promise<string>): Promise<void> {
  const { start, code: codeTexts, account } = registration
  await on.getByLabel(start.email, { exact: true }).fill(email)
  await on.getByRole('button', { name: start.submit }).click()
  // The letter has gone by then.
  await expect(on.getByLabel(codeTexts.label)).toBeVisible()
  await on.getByLabel(codeTexts.label).fill(await code())
  await on.getByRole('button', { name: codeTexts.submit }).click()
  await on.getByLabel(account.name, { exact: true }).fill('Пётр Ясный')
  await on.getByLabel(account.password, { exact: true }).fill(password)
  for (const box of await on.getByRole('checkbox').all()) await box.check()
  await on.getByRole('button', { name: account.submit }).click()
}

test('who registers in a new tab in the middle of sending has it sent, once', async ({
  page,
  context,
  request,
  site,
}) => {
  const form = getForm('placement', 22)
  test.slow()
  const { email } = createAccount('new-tab')
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await getSubmitButton(page, form).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: session.registerInNewTab }).click()
  await register(await opened, email, () => createMailbox(request, site.api.url).readCode(email))
  await expect(getReceipt(page, form)).toContainText(typedText)
  expect(form.getReceived(await createMockApiControl(request, site.api.url).received())).toHaveLength(1)
})

test('who leaves for the registration finds what they typed, signed with their name', async ({
  page,
  request,
  site,
}) => {
  const form = getForm('request', 22)
  test.slow()
  const { email } = createAccount('same-tab')
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await page.goto('/register')
  await register(page, email, () => createMailbox(request, site.api.url).readCode(email))
  await expect(page).toHaveURL(/\/profile/)
  await page.goto(form.path)
  const dialog = await openForm(page, form)
  // It was typed before anybody had signed in: it is shown on their word only.
  await expect(form.getTypedField(dialog)).toHaveValue('')
  await dialog.getByRole('button', { name: 'Да, вернуть' }).click()
  await expect(form.getTypedField(dialog)).toHaveValue(typedText)
  await getSubmitButton(page, form).click()
  await expect(getReceipt(page, form)).toContainText(typedText)
  expect(form.getReceived(await createMockApiControl(request, site.api.url).received())).toHaveLength(1)
})

test('the draft of one whose session is gone is shown to nobody else', async ({ page, context, site }) => {
  const form = getForm('review', 22)
  await signUp(context, site.url, createAccount('out'))
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await expect(getDialog(page, form)).toContainText('Черновик сохранён на этом устройстве')
  await context.clearCookies()
  await page.goto(form.path)
  await expect(form.getTypedField(await openForm(page, form))).toHaveValue('')
  await signUp(context, site.url, createAccount('in'))
  await page.goto(form.path)
  const dialog = await openForm(page, form)
  await expect(form.getTypedField(dialog)).toHaveValue('')
  await expect(dialog.getByRole('button', { name: 'Да, вернуть' })).toHaveCount(0)
})

test('signing out leaves no draft', async ({ page, context, site }) => {
  const form = getForm('review', 24)
  const person = createAccount('leaves')
  await signUp(context, site.url, person)
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  await expect(getDialog(page, form)).toContainText('Черновик сохранён на этом устройстве')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: accountMenu.menu }).click()
  await page.getByRole('menuitem', { name: accountMenu.leave }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: session.leaveDrafts.accept }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('drafts'))).toBe('')
  await page.goto(form.path)
  await expect(form.getTypedField(await openForm(page, form))).toHaveValue('')
})

test('a link that is pressed again while its dialog loads opens one', async ({ page }) => {
  const form = getForm('review', 24)
  await page.goto(form.path)
  await hydrate(page)
  const letScriptsThrough = await holdFiles(page)
  await page.locator(form.opener).first().dblclick()
  await letScriptsThrough()
  await expect(getDialog(page, form)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a page that is reloaded while it is sent asks before it sends again', async ({
  page,
  context,
  request,
  site,
}) => {
  const form = getForm('complaint', 24)
  await signUp(context, site.url, createAccount('reloads'))
  const control = createMockApiControl(request, site.api.url)
  await control.fault({ path: form.call, method: 'POST', delay: 3000, times: 1 })
  await page.goto(form.path)
  await form.fill(await openForm(page, form))
  const asked = page.waitForRequest('**/use-cases/fileComplaint')
  await getSubmitButton(page, form).click()
  await asked
  await page.reload()
  await expect(form.getTypedField(await openForm(page, form))).toHaveValue(typedText)
  await getSubmitButton(page, form).click()
  const question = page.getByRole('alertdialog', { name: frame.again.heading })
  await question.getByRole('button', { name: frame.again.reject }).click()
  await expect(getDialog(page, form).getByRole('group', { name: /^Возможно, уже отправлено$/ })).toBeFocused()
  await expect.poll(async () => form.getReceived(await control.received())).toHaveLength(1)
})
