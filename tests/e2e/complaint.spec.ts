import type { Locator, Page } from '@playwright/test'
import complaintTexts from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import reviewTexts from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import { createAccountData } from './support/create-account-data.ts'
import { signUp } from './support/sign-up.ts'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { demoCredentials } from './support/sign-in.ts'
import { signInThroughDialog } from './support/forms.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { expect, test } from './support/test.ts'

const text = 'Взял задаток и пропал.'
const longText = Array.from({ length: 60 }, (_, line) => `${line + 1}. ${text}`).join(' ')
const getComplaintLink = (page: Page) => page.locator('[data-form="complaint"]')
const getDialog = (page: Page) => page.getByRole('dialog', { name: complaintTexts.heading })
const getReceipt = (page: Page) => page.getByRole('dialog', { name: complaintTexts.receipt.heading })
const getSubmitButton = (page: Page) => getDialog(page).getByRole('button', { name: complaintTexts.submit })

const findPrintFaults = (dialog: Locator) =>
  dialog.evaluate(element => {
    const outsideElements = [...document.body.children].filter(child => !child.contains(element))
    const parts = [document.documentElement, ...element.querySelectorAll('*'), element]
    return {
      visibleOutside: outsideElements
        .filter(child => child.checkVisibility())
        .map(child => child.className)
        .join(' '),
      clipped: parts
        .filter(
          part =>
            !part.matches('.visually-hidden') &&
            getComputedStyle(part).overflowY !== 'visible' &&
            part.scrollHeight > part.clientHeight,
        )
        .map(part => part.outerHTML.slice(0, 80)),
      collapsed: [...element.querySelectorAll('dd')]
        .filter(row => row.getBoundingClientRect().height === 0)
        .map(row => row.textContent),
    }
  })

test('a visitor complains, signs in while sending, and copies and prints the receipt', async ({
  page,
  context,
  request,
  site,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/profiles/4')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await getComplaintLink(page).click()
  const dialog = getDialog(page)
  await dialog.getByRole('button', { name: complaintTexts.submit }).click()
  await expect(dialog.getByRole('link', { name: complaintTexts.errors.type })).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page, 'dialog')
  await dialog.getByRole('radio').nth(1).check()
  await dialog.getByRole('textbox').fill(longText)
  await dialog.getByRole('button', { name: complaintTexts.submit }).click()
  await signInThroughDialog(page, demoCredentials.email, demoCredentials.password)
  const receipt = getReceipt(page)
  await expect(receipt).toContainText(name)
  await expectNoAxeViolationsInBothThemes(page, 'dialog')
  await receipt.getByRole('button', { name: 'Скопировать' }).click()
  const readCopiedLines = () => page.evaluate(async () => (await navigator.clipboard.readText()).split('\n'))
  await expect
    .poll(readCopiedLines)
    .toEqual([
      complaintTexts.receipt.heading,
      `Кому: ${complaintTexts.receipt.to}`,
      `${complaintTexts.receipt.profile}: ${name}`,
      expect.stringContaining(`${complaintTexts.receipt.type}: `),
      `${complaintTexts.receipt.text}: ${longText}`,
      expect.stringMatching(/\d\d:\d\d по\sМоскве$/),
    ])
  await page.emulateMedia({ media: 'print' })
  await expect(receipt.getByText(longText)).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  expect(await findPrintFaults(receipt)).toEqual({ visibleOutside: '', clipped: [], collapsed: [] })
  await page.emulateMedia({ media: 'screen' })
  const { complaints } = await createMockApiControl(request, site.api.url).readSubmissions()
  expect(complaints).toEqual([
    expect.objectContaining({ profileId: 4, complaint: expect.objectContaining({ text: longText }) }),
  ])
  await receipt.getByRole('button', { name: complaintTexts.receipt.back }).click()
  await expect(getComplaintLink(page)).toBeFocused()
})

test('the form reloads reasons that failed to load, and shows that the API requires a description', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('response: 503 GET /use-cases/listComplaintTypes')
  problems.expect('response: 422 POST /use-cases/fileComplaint')
  problems.expect('console: sending a form failed {form: complaint, error: FieldErrors}')
  await signUp(context, site.url, createAccountData('complaint'))
  const control = createMockApiControl(request, site.api.url)
  await page.goto('/profiles/14')
  // The response is faked, because the site may have cached the reasons.
  const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }
  await page.route(/\/use-cases\/listComplaintTypes/, route => route.fulfill({ status: 503, json: unavailableOutcome }))
  await getComplaintLink(page).click()
  const retryButton = getDialog(page).getByRole('alert').getByRole('button', { name: complaintTexts.retry })
  await expect(retryButton).toBeVisible()
  await page.unroute(/\/use-cases\/listComplaintTypes/)
  await retryButton.click()
  await getDialog(page).getByRole('radio').last().check()
  await getSubmitButton(page).click()
  const field = getDialog(page).getByRole('textbox')
  await expect(field).toHaveAccessibleDescription(/Опишите причину своими словами/)
  await field.fill(text)
  await getSubmitButton(page).click()
  await expect(getReceipt(page)).toBeVisible()
  expect((await control.readSubmissions()).complaints).toHaveLength(1)
})

test('after a lost response the form asks before it sends again, and a reload keeps the draft', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('response: 503 POST /use-cases/fileComplaint')
  problems.expect('console: sending a form failed {form: complaint, error: ApiUnavailable}')
  await signUp(context, site.url, createAccountData('complaint'))
  const control = createMockApiControl(request, site.api.url)
  await control.addFault({ path: '/api/profiles/{id}/complaints', dead: true, takesEffect: true, times: 1 })
  await page.goto('/profiles/7')
  await getComplaintLink(page).click()
  await getDialog(page).getByRole('radio').first().check()
  await getDialog(page).getByRole('textbox').fill(text)
  await getSubmitButton(page).dblclick()
  await expect(getDialog(page).getByRole('group', { name: /^Неизвестно, дошло\sли$/ })).toBeFocused()
  await page.reload()
  await getComplaintLink(page).click()
  await expect(getDialog(page).getByRole('radio').first()).toBeChecked()
  await expect(getDialog(page).getByRole('textbox')).toHaveValue(text)
  await getSubmitButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Отправить ещё раз?' })
  await question.getByRole('button', { name: /^Не\sотправлять$/ }).click()
  await expect(getDialog(page).getByRole('textbox')).toHaveValue(text)
  expect((await control.readSubmissions()).complaints).toHaveLength(1)
  await getSubmitButton(page).click()
  await question.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(getReceipt(page)).toBeVisible()
  expect((await control.readSubmissions()).complaints).toHaveLength(2)
})

test('the form works with the keyboard alone', async ({ page, context, site }) => {
  await signUp(context, site.url, createAccountData('complaint'))
  await page.goto('/profiles/8')
  await getComplaintLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(getDialog(page).getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(getReceipt(page)).toContainText(text)
})

test('dialogs have their texts after a soft navigation from an edit page', async ({ page, context, site }) => {
  await signUp(context, site.url, createAccountData('complaint'))
  await page.goto('/profile/settings/edit/personal')
  await expect(page.locator('#name')).toBeVisible()
  await tagDocument(page)
  await page.getByRole('link', { name: 'Специалисты' }).first().click()
  await page.locator('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await getComplaintLink(page).click()
  await expect(getDialog(page).getByRole('radio').first()).toBeVisible()
  await expect(getDialog(page)).toContainText(complaintTexts.help)
  expect(await isSameDocument(page)).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('a[data-form="review"]').first().click()
  const reviewDialog = page.getByRole('dialog', { name: 'Ваш отзыв' })
  await expect(reviewDialog.getByRole('radio')).toHaveCount(15)
  await expect(reviewDialog).toContainText(reviewTexts.help)
})
