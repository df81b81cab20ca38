import type { Locator, Page } from '@playwright/test'
import ru from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import ruReview from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import { signUp } from './support/sign-up.ts'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { passwords } from './support/secrets.ts'
import { signInThroughDialog } from './support/forms.ts'
import { expect, test } from './support/test.ts'

const text = 'Взял задаток и пропал.'
const longText = Array.from({ length: 60 }, (_, line) => `${line + 1}. ${text}`).join(' ')
const getComplaintLink = (on: Page) => on.locator('[data-form="complaint"]')
const getDialog = (on: Page) => on.getByRole('dialog', { name: ru.heading })
const getReceipt = (on: Page) => on.getByRole('dialog', { name: ru.receipt.heading })
const getSubmitButton = (on: Page) => getDialog(on).getByRole('button', { name: ru.submit })

const findPrintFaults = (dialog: Locator) =>
  dialog.evaluate(element => {
    const outside = [...document.body.children].filter(child => !child.contains(element))
    const parts = [document.documentElement, ...element.querySelectorAll('*'), element]
    return {
      besides: outside
        .filter(child => child.checkVisibility())
        .map(child => child.className)
        .join(' '),
      cut: parts
        .filter(
          part =>
            !part.matches('.unseen') &&
            getComputedStyle(part).overflowY !== 'visible' &&
            part.scrollHeight > part.clientHeight,
        )
        .map(part => part.outerHTML.slice(0, 80)),
      missing: [...element.querySelectorAll('dd')]
        .filter(row => row.getBoundingClientRect().height === 0)
        .map(row => row.textContent),
    }
  })

let accountCount = 0
const createAccount = () => ({
  email: `sad-${test.info().parallelIndex}-${accountCount++}-${Date.now()}@demo.example`,
  name: 'Пётр Ясный',
  password: passwords.first,
})

test.beforeEach(async ({ request, site }) => {
  await createMockApiControl(request, site.api.url).reset()
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
  const dialog = page.getByRole('dialog', { name: ru.heading })
  await dialog.getByRole('button', { name: ru.submit }).click()
  await expect(dialog.getByRole('link', { name: ru.errors.type })).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('radio').nth(1).check()
  await dialog.getByRole('textbox').fill(longText)
  await dialog.getByRole('button', { name: ru.submit }).click()
  await signInThroughDialog(page, 'demo@znatok.example', passwords.demo)
  const done = page.getByRole('dialog', { name: ru.receipt.heading })
  await expect(done).toContainText(name)
  await expectNoAxeViolationsInBothThemes(page)
  await done.getByRole('button', { name: 'Скопировать' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toEqual([
    ru.receipt.heading,
    `Кому: ${ru.receipt.to}`,
    `${ru.receipt.profile}: ${name}`,
    expect.stringContaining(`${ru.receipt.type}: `),
    `${ru.receipt.text}: ${longText}`,
    expect.stringMatching(/\d\d:\d\d по\sМоскве$/),
  ])
  await page.emulateMedia({ media: 'print' })
  await expect(done.getByText(longText)).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  expect(await findPrintFaults(done)).toEqual({ besides: '', cut: [], missing: [] })
  await page.emulateMedia({ media: 'screen' })
  const { complaints } = await createMockApiControl(request, site.api.url).received()
  expect(complaints).toEqual([
    expect.objectContaining({ profileId: 4, complaint: expect.objectContaining({ text: longText }) }),
  ])
  await done.getByRole('button', { name: ru.receipt.back }).click()
  await expect(getComplaintLink(page)).toBeFocused()
})

test('failed reasons can be reloaded, and the API can require a text', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('answer: 503 GET /use-cases/listComplaintTypes')
  problems.expect('answer: 422 POST /use-cases/fileComplaint')
  problems.expect('console: sending a form failed {form: complaint, error: FieldErrors}')
  await signUp(context, site.url, createAccount())
  const control = createMockApiControl(request, site.api.url)
  await page.goto('/profiles/14')
  // Faked, because the site may have cached the reasons.
  const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }
  await page.route(/\/use-cases\/listComplaintTypes/, route => route.fulfill({ status: 503, json: failed }))
  await getComplaintLink(page).click()
  const retry = getDialog(page).getByRole('alert').getByRole('button', { name: ru.retry })
  await expect(retry).toBeVisible()
  await page.unroute(/\/use-cases\/listComplaintTypes/)
  await retry.click()
  await getDialog(page).getByRole('radio').last().check()
  await getSubmitButton(page).click()
  const field = getDialog(page).getByRole('textbox')
  await expect(field).toHaveAccessibleDescription(/Опишите причину своими словами/)
  await field.fill(text)
  await getSubmitButton(page).click()
  await expect(getReceipt(page)).toBeVisible()
  expect((await control.received()).complaints).toHaveLength(1)
})

test('after a lost answer the form asks before it sends again, and a reload keeps the draft', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('answer: 503 POST /use-cases/fileComplaint')
  problems.expect('console: sending a form failed {form: complaint, error: ApiUnavailable}')
  await signUp(context, site.url, createAccount())
  const control = createMockApiControl(request, site.api.url)
  await control.fault({ path: '/api/profiles/{id}/complaints', dead: true, takesEffect: true, times: 1 })
  await page.goto('/profiles/7')
  await getComplaintLink(page).click()
  await getDialog(page).getByRole('radio').first().check()
  await getDialog(page).getByRole('textbox').fill(text)
  await getSubmitButton(page).dblclick()
  await expect(getDialog(page).getByRole('group', { name: /^Возможно, уже отправлено$/ })).toBeFocused()
  await page.reload()
  await getComplaintLink(page).click()
  await expect(getDialog(page).getByRole('radio').first()).toBeChecked()
  await expect(getDialog(page).getByRole('textbox')).toHaveValue(text)
  await getSubmitButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Отправить ещё раз?' })
  await question.getByRole('button', { name: /^Не\sотправлять$/ }).click()
  await expect(getDialog(page).getByRole('textbox')).toHaveValue(text)
  expect((await control.received()).complaints).toHaveLength(1)
  await getSubmitButton(page).click()
  await question.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(getReceipt(page)).toBeVisible()
  expect((await control.received()).complaints).toHaveLength(2)
})

test('the form works with the keyboard alone', async ({ page, context, site }) => {
  await signUp(context, site.url, createAccount())
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
  for (const _ of ['cancel', 'send']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(getReceipt(page)).toContainText(text)
})

test('dialogs have their texts after a soft navigation from an edit page', async ({ page, context, site }) => {
  await signUp(context, site.url, createAccount())
  await page.goto('/profile/settings/edit/personal')
  await expect(page.locator('#name')).toBeVisible()
  await page.getByRole('link', { name: 'Специалисты' }).first().click()
  await page.locator('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await getComplaintLink(page).click()
  await expect(getDialog(page).getByRole('radio').first()).toBeVisible()
  await expect(getDialog(page)).toContainText(ru.help)
  await page.keyboard.press('Escape')
  await page.locator('a[data-form="review"]').first().click()
  const review = page.getByRole('dialog', { name: 'Ваш отзыв' })
  await expect(review.getByRole('radio')).toHaveCount(15)
  await expect(review).toContainText(ruReview.help)
})
