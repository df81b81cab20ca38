import type { Locator, Page } from '@playwright/test'
import ru from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import ruReview from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import { signUp } from './support/account.ts'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { mockApi } from './support/mock-api.ts'
import { passwords } from './support/secrets.ts'
import { signInThere } from './support/forms.ts'
import { expect, test } from './support/test.ts'

const text = 'Взял задаток и пропал.'
/** Longer than a screen. */
const longText = Array.from({ length: 60 }, (_, line) => `${line + 1}. ${text}`).join(' ')
const complain = (on: Page) => on.locator('[data-form="complaint"]')
const form = (on: Page) => on.getByRole('dialog', { name: ru.heading })
const receipt = (on: Page) => on.getByRole('dialog', { name: ru.receipt.heading })
const send = (on: Page) => form(on).getByRole('button', { name: ru.submit })

/** What paper shows besides the receipt, which parts of the receipt would scroll there, and which of its rows are not on it. */
const printedOf = (dialog: Locator) =>
  dialog.evaluate(element => {
    const around = [...document.body.children].filter(child => !child.contains(element))
    const parts = [document.documentElement, ...element.querySelectorAll('*'), element]
    return {
      besides: around
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

let people = 0
const newcomer = () => ({
  email: `sad-${test.info().parallelIndex}-${people++}-${Date.now()}@demo.example`,
  name: 'Пётр Ясный',
  password: passwords.first,
})

test.beforeEach(async ({ request, site }) => {
  await mockApi(request, site.api.url).reset()
})

test('a stranger complains, signs in in the middle and keeps the receipt', async ({ page, context, request, site }) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/profiles/4')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await complain(page).click()
  const dialog = page.getByRole('dialog', { name: ru.heading })
  await dialog.getByRole('button', { name: ru.submit }).click()
  await expect(dialog.getByRole('link', { name: ru.errors.type })).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  await dialog.getByRole('radio').nth(1).check()
  await dialog.getByRole('textbox').fill(longText)
  await dialog.getByRole('button', { name: ru.submit }).click()
  await signInThere(page, 'demo@znatok.example', passwords.demo)
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
  expect(await printedOf(done)).toEqual({ besides: '', cut: [], missing: [] })
  await page.emulateMedia({ media: 'screen' })
  const { complaints } = await mockApi(request, site.api.url).received()
  expect(complaints).toEqual([
    expect.objectContaining({ profileId: 4, complaint: expect.objectContaining({ text: longText }) }),
  ])
  await done.getByRole('button', { name: ru.receipt.back }).click()
  await expect(complain(page)).toBeFocused()
})

test('reasons that do not load are asked for again; the API says when it wants a text', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('answer: 503 GET /use-cases/listComplaintTypes')
  problems.expect('answer: 422 POST /use-cases/fileComplaint')
  problems.expect('console: sending a form failed {form: complaint, error: FieldErrors}')
  await signUp(context, site.url, newcomer())
  const control = mockApi(request, site.api.url)
  await page.goto('/profiles/14')
  // The site may have them by now, from another test.
  const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }
  await page.route(/\/use-cases\/listComplaintTypes/, route => route.fulfill({ status: 503, json: failed }))
  await complain(page).click()
  const retry = form(page).getByRole('alert').getByRole('button', { name: ru.retry })
  await expect(retry).toBeVisible()
  await page.unroute(/\/use-cases\/listComplaintTypes/)
  await retry.click()
  await form(page).getByRole('radio').last().check()
  await send(page).click()
  const field = form(page).getByRole('textbox')
  await expect(field).toHaveAccessibleDescription(/Опишите причину своими словами/)
  await field.fill(text)
  await send(page).click()
  await expect(receipt(page)).toBeVisible()
  expect((await control.received()).complaints).toHaveLength(1)
})

test('without an answer it asks before it sends again; a reload keeps what was written', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('answer: 503 POST /use-cases/fileComplaint')
  problems.expect('console: sending a form failed {form: complaint, error: ApiUnavailable}')
  await signUp(context, site.url, newcomer())
  const control = mockApi(request, site.api.url)
  await control.fault({ path: '/api/profiles/{id}/complaints', broken: true, takesEffect: true, times: 1 })
  await page.goto('/profiles/7')
  await complain(page).click()
  await form(page).getByRole('radio').first().check()
  await form(page).getByRole('textbox').fill(text)
  await send(page).dblclick()
  await expect(form(page).getByRole('group', { name: /^Возможно, уже отправлено$/ })).toBeFocused()
  await page.reload()
  await complain(page).click()
  await expect(form(page).getByRole('radio').first()).toBeChecked()
  await expect(form(page).getByRole('textbox')).toHaveValue(text)
  await send(page).click()
  const question = page.getByRole('alertdialog', { name: 'Отправить ещё раз?' })
  await question.getByRole('button', { name: /^Не\sотправлять$/ }).click()
  await expect(form(page).getByRole('textbox')).toHaveValue(text)
  expect((await control.received()).complaints).toHaveLength(1)
  await send(page).click()
  await question.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(receipt(page)).toBeVisible()
  expect((await control.received()).complaints).toHaveLength(2)
})

test('by keyboard alone', async ({ page, context, site }) => {
  await signUp(context, site.url, newcomer())
  await page.goto('/profiles/8')
  await complain(page).focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('radio').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  for (const _ of ['cancel', 'send']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(receipt(page)).toContainText(text)
})

test('dialogs have their texts in a document that began with a form of its own text engine', async ({
  page,
  context,
  site,
}) => {
  await signUp(context, site.url, newcomer())
  await page.goto('/profile/settings/edit/personal')
  await expect(page.locator('#name')).toBeVisible()
  await page.getByRole('link', { name: 'Специалисты' }).first().click()
  await page.locator('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await complain(page).click()
  await expect(form(page).getByRole('radio').first()).toBeVisible()
  await expect(form(page)).toContainText(ru.help)
  await page.keyboard.press('Escape')
  await page.locator('a[data-form="review"]').first().click()
  const review = page.getByRole('dialog', { name: 'Ваш отзыв' })
  await expect(review.getByRole('radio')).toHaveCount(15)
  await expect(review).toContainText(ruReview.help)
})
