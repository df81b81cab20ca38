import type { Page } from '@playwright/test'
import en from '#ui/i18n/locales/en/review-form.json' with { type: 'json' }
import enReviews from '#ui/i18n/locales/en/review.json' with { type: 'json' }
import ru from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import ruReviews from '#ui/i18n/locales/ru/review.json' with { type: 'json' }
import frame from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import ruSession from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { signUp } from './support/account.ts'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { mockApi, signIn } from './support/mock-api.ts'
import { passwords } from './support/secrets.ts'
import { signInThere } from './support/forms.ts'
import { expect, test } from './support/test.ts'

const password = passwords.first
const text = 'Перестала бояться геометрии, за контрольную 5.'
const write = (on: Page) => on.locator('[data-form="review"]')
const form = (on: Page, texts: typeof ru | typeof en = ru) => on.getByRole('dialog', { name: texts.heading })
const receipt = (on: Page) => on.getByRole('dialog', { name: ru.receipt.heading })
const send = (on: Page) => form(on).getByRole('button', { name: ru.submit })
const summary = (on: Page, name: string) => form(on).getByRole('group', { name })

async function fill(on: Page, texts: typeof ru | typeof en = ru) {
  const dialog = form(on, texts)
  for (const [name, stars] of [
    [texts.quality, 5],
    [texts.price, 4],
    [texts.time, 5],
  ] as const)
    await dialog
      .getByRole('radiogroup', { name })
      .getByRole('radio')
      .nth(stars - 1)
      .check({ force: true })
  await dialog.getByRole('textbox', { name: texts.text }).fill(text)
}

let people = 0
/** Somebody who has written nothing yet. */
const newcomer = () => ({
  email: `writer-${test.info().parallelIndex}-${people++}-${Date.now()}@demo.example`,
  name: 'Пётр Ясный',
  password,
})

test.beforeEach(async ({ request, site }) => {
  await mockApi(request, site.api.url).reset()
})

test('a stranger writes a review, signs in in the middle and sees it on the page', async ({ page, request, site }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/profiles/4')
  const count = await page.getByRole('article').getByRole('article').count()
  await write(page).click()
  await form(page).getByRole('button', { name: ru.submit }).click()
  await expect(form(page).getByRole('link', { name: ru.errors.textMissing })).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  await fill(page)
  await form(page).getByRole('button', { name: ru.submit }).click()
  const login = page.getByRole('dialog', { name: ruSession.heading })
  await expect(login.getByRole('link', { name: ruSession.registerInNewTab })).toHaveAttribute('target', '_blank')
  await signInThere(page, 'demo@znatok.example', passwords.demo)
  const done = receipt(page)
  await expect(done.getByText(text)).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  expect((await mockApi(request, site.api.url).received()).reviews).toHaveLength(1)
  await done.getByRole('button', { name: ru.receipt.back }).click()
  await expect(write(page)).toBeFocused()
  const mine = page.getByRole('article').getByRole('article').filter({ hasText: text })
  await expect(mine).toContainText(ru.yours)
  await expect(mine).toHaveCount(1)
  await expectNoAxeViolationsInBothThemes(page)
  // The page itself has it by now, and so it has for everybody.
  const id = await mine.getAttribute('id')
  await page.goto(`/profiles/4#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
  await expect(page.locator(`#${id}`)).toContainText(ru.yours)
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(count)
})

test('a review that waits for a moderator has its line until it is published', async ({
  page,
  context,
  request,
  site,
}) => {
  await signUp(context, site.url, newcomer())
  const control = mockApi(request, site.api.url)
  await control.moderate()
  await page.goto('/profiles/6')
  await write(page).click()
  await fill(page)
  await send(page).click()
  await receipt(page).getByRole('button', { name: ru.receipt.back }).click()
  const line = page.getByText(/^Ваш отзыв отправлен/)
  await expect(line).toBeVisible()
  await page.reload()
  await expect(line).toBeVisible()
  await control.publishReviews()
  await page.reload()
  await expect(page.getByRole('article').getByRole('article').filter({ hasText: text })).toContainText(ru.yours)
  await expect(line).toBeHidden()
})

test('a reload, a closed tab and the other language lose nothing; a double press sends once', async ({
  page,
  context,
  request,
  site,
}) => {
  await page.goto('/profiles/8')
  await write(page).click()
  await fill(page)
  await page.close()
  const again = await context.newPage()
  await again.goto('/en/profiles/8')
  await write(again).click()
  await expect(form(again, en).getByRole('textbox', { name: en.text })).toHaveValue(text)
  await expect(form(again, en).getByRole('radio', { checked: true })).toHaveCount(3)
  await signUp(context, site.url, newcomer())
  await again.goto('/profiles/8')
  await write(again).click()
  // It was written without signing in: it may be somebody else's.
  await expect(form(again).getByRole('textbox', { name: ru.text })).toHaveValue('')
  await form(again).getByRole('button', { name: 'Да, вернуть' }).click()
  await expect(form(again).getByRole('textbox', { name: ru.text })).toHaveValue(text)
  await mockApi(request, site.api.url).fault({ path: '/api/profiles/{id}/reviews', method: 'POST', delay: 700 })
  await send(again).dblclick()
  await expect(receipt(again)).toBeVisible()
  expect((await mockApi(request, site.api.url).received()).reviews).toHaveLength(1)
  expect(await again.evaluate(() => localStorage.getItem('drafts'))).toBe('')
})

test('what the API refuses, and how it fails, is said in plain words; nothing typed is lost', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  for (const status of [503, 429, 403, 422]) problems.expect(`answer: ${status} POST /use-cases/writeReview`)
  for (const error of ['ApiUnavailable', 'TooManyRequests', 'SelfReview', 'AlreadyReviewed'])
    problems.expect(`console: sending a form failed {form: review, error: ${error}}`)
  test.slow()
  await signUp(context, site.url, newcomer())
  const control = mockApi(request, site.api.url)
  const path = '/api/profiles/{id}/reviews'
  await page.goto('/profiles/10')
  await write(page).click()
  await fill(page)
  const typed = form(page).getByRole('textbox', { name: ru.text })
  for (const [fault, name] of [
    [{ status: 503 }, /^Не\sотправили$/],
    [{ status: 429, retryAfter: 1 }, /^Слишком много попыток$/],
    [{ status: 403 }, new RegExp(ru.failure.SelfReview.heading)],
  ] as const) {
    await control.fault({ path, method: 'POST', times: 1, ...fault })
    await send(page).click()
    await expect(form(page).getByRole('group', { name })).toBeFocused()
    await expect(typed).toHaveValue(text)
    // Nothing is sent before a limit ends.
    if (fault.status === 429) await expect(form(page).getByText(frame.failure.TooManyRequests.again)).toBeVisible()
  }
  expect((await control.received()).reviews).toEqual([])
  await send(page).click()
  await receipt(page).getByRole('button', { name: ru.receipt.back }).click()
  // A second one is refused, and stays.
  await write(page).click()
  await fill(page)
  await typed.fill('Другой отзыв о том же.')
  await send(page).click()
  await expect(summary(page, ru.failure.AlreadyReviewed.heading)).toBeFocused()
  await expect(typed).toHaveValue('Другой отзыв о том же.')
})

test('without an answer it may have arrived: looking finds it', async ({ page, context, request, site, problems }) => {
  problems.expect('answer: 503 POST /use-cases/writeReview')
  problems.expect('console: sending a form failed {form: review, error: ApiUnavailable}')
  await signUp(context, site.url, newcomer())
  const control = mockApi(request, site.api.url)
  await control.fault({ path: '/api/profiles/{id}/reviews', method: 'POST', broken: true, takesEffect: true, times: 1 })
  await page.goto('/profiles/11')
  await write(page).click()
  await fill(page)
  await send(page).click()
  await expect(form(page).getByRole('group', { name: /^Возможно, уже отправлено$/ })).toBeFocused()
  await form(page).getByRole('button', { name: ru.look.action }).click()
  await expect(receipt(page)).toBeVisible()
  expect((await control.received()).reviews).toHaveLength(1)
})

test('by keyboard alone', async ({ page, context, site }) => {
  await signUp(context, site.url, newcomer())
  await page.goto('/profiles/13')
  await write(page).focus()
  await page.keyboard.press('Enter')
  await expect(form(page)).toBeVisible()
  await page.keyboard.press('Tab')
  for (const stars of [5, 4, 5]) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let star = 1; star < stars; star++) await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type(text)
  for (const _ of ['cancel', 'send']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(receipt(page)).toContainText('качество 5, цена 4, сроки 5'.replace(/ (\d)/g, '\u00a0$1'))
  await page.keyboard.press('Escape')
  await expect(receipt(page)).toBeHidden()
})

test('on one’s own profile ‘edit’ stands in place of review and complaint', async ({ page, context, site }) => {
  await signIn(context, site.url)
  await page.goto('/profiles/1')
  await expect(page.getByRole('link', { name: 'Изменить профиль' })).toHaveAttribute('href', '/profile/settings')
  const forOthers = page.locator(':is([data-form=review], [data-form=complaint]):visible')
  await expect(forOthers).toHaveCount(0)
  await page.goto('/profiles/4')
  await expect(forOthers).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Изменить профиль' })).toBeHidden()
})

test('the owner of a profile without reviews is told whom to ask, not to write one', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/profiles/1')
  await expect(page.getByText(ruReviews.none)).toBeVisible()
  await signIn(context, site.url)
  for (const [prefix, forClients, forOwner] of [
    ['', ruReviews.none, ru.noneOfYours],
    ['/en', enReviews.none, en.noneOfYours],
  ] as const) {
    await page.goto(`${prefix}/profiles/1`)
    await expect(page.getByText(forOwner)).toBeVisible()
    await expect(page.getByText(forClients)).toBeHidden()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the links lead to what the forms need, and what else one can do', async ({ page }) => {
    await page.goto('/profiles/4')
    for (const link of await page.locator('[data-form]').all()) await expect(link).toHaveAttribute('href', '#forms')
    await write(page).click()
    await expect(page).toHaveURL(/#forms$/)
    const note = page.locator('#forms')
    await expect(note).toBeInViewport()
    await expect(note).toContainText('JavaScript')
    await expect(note.getByRole('link')).toHaveAttribute('href', '/help')
  })
})
