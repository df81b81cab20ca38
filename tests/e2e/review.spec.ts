import type { Page } from '@playwright/test'
import enFormTexts from '#ui/i18n/locales/en/review-form.json' with { type: 'json' }
import ruFormTexts from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import ruReviewTexts from '#ui/i18n/locales/ru/review.json' with { type: 'json' }
import submissionTexts from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import sessionTexts from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { createAccountData } from './support/create-account-data.ts'
import { signUp } from './support/sign-up.ts'
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { demoCredentials, signIn } from './support/sign-in.ts'
import { signInThroughDialog } from './support/forms.ts'
import { expect, test } from './support/test.ts'
import { trackSignedInRequests } from './support/track-requests.ts'

const text = 'Перестала бояться геометрии, за контрольную 5.'
const getReviewLink = (page: Page) => page.locator('[data-form="review"]')
const getDialog = (page: Page, texts: typeof ruFormTexts | typeof enFormTexts = ruFormTexts) =>
  page.getByRole('dialog', { name: texts.heading })
const getReceipt = (page: Page) => page.getByRole('dialog', { name: ruFormTexts.receipt.heading })
const getSubmitButton = (page: Page) => getDialog(page).getByRole('button', { name: ruFormTexts.submit })
const getSummary = (page: Page, name: string) => getDialog(page).getByRole('group', { name })

async function fillForm(page: Page, texts: typeof ruFormTexts | typeof enFormTexts = ruFormTexts) {
  const dialog = getDialog(page, texts)
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

test('a visitor writes a review, signs in while sending, and sees it on the page', async ({ page, request, site }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  // No other test may read this profile, because its cached pages keep the review.
  const path = '/profiles/19'
  await page.goto(path)
  const count = await page.getByRole('article').getByRole('article').count()
  await getReviewLink(page).click()
  await getDialog(page).getByRole('button', { name: ruFormTexts.submit }).click()
  await expect(getDialog(page).getByRole('link', { name: ruFormTexts.errors.textMissing })).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  await fillForm(page)
  await getDialog(page).getByRole('button', { name: ruFormTexts.submit }).click()
  const login = page.getByRole('dialog', { name: sessionTexts.heading })
  await expect(login.getByRole('button', { name: sessionTexts.register })).toBeVisible()
  await signInThroughDialog(page, demoCredentials.email, demoCredentials.password)
  const receipt = getReceipt(page)
  await expect(receipt.getByText(text)).toBeVisible()
  await expectNoAxeViolationsInBothThemes(page)
  expect((await createMockApiControl(request, site.api.url).readSubmissions()).reviews).toHaveLength(1)
  await receipt.getByRole('button', { name: ruFormTexts.receipt.back }).click()
  await expect(page.getByRole('link', { name: ruFormTexts.yours })).toBeFocused()
  const ownReview = page.getByRole('article').getByRole('article').filter({ hasText: text })
  await expect(ownReview).toContainText(ruFormTexts.yours)
  await expect(ownReview).toHaveCount(1)
  await expectNoAxeViolationsInBothThemes(page)
  const id = await ownReview.getAttribute('id')
  // From the same page, only the fragment would change, and the page would not load.
  await page.goto('about:blank')
  await page.goto(`${path}#${id}`)
  await expect(page.locator(`#${id}`)).toBeInViewport()
  await expect(page.locator(`#${id}`)).toContainText(ruFormTexts.yours)
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(count)
})

test('a review in moderation shows a notice until it is published', async ({ page, context, request, site }) => {
  await signUp(context, site.url, createAccountData('writer'))
  const control = createMockApiControl(request, site.api.url)
  await control.turnOnReviewModeration()
  await page.goto('/profiles/6')
  await getReviewLink(page).click()
  await fillForm(page)
  await getSubmitButton(page).click()
  await getReceipt(page).getByRole('button', { name: ruFormTexts.receipt.back }).click()
  const notice = page.getByText(/^Ваш отзыв отправлен/)
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
  await control.publishReviews()
  await page.reload()
  await expect(page.getByRole('article').getByRole('article').filter({ hasText: text })).toContainText(
    ruFormTexts.yours,
  )
  await expect(notice).toBeHidden()
})

test('a draft survives a closed tab and a change of language, and a double click sends once', async ({
  page,
  context,
  request,
  site,
}) => {
  await page.goto('/profiles/8')
  await getReviewLink(page).click()
  await fillForm(page)
  await page.close()
  const newTab = await context.newPage()
  await newTab.goto('/en/profiles/8')
  await getReviewLink(newTab).click()
  await expect(getDialog(newTab, enFormTexts).getByRole('textbox', { name: enFormTexts.text })).toHaveValue(text)
  await expect(getDialog(newTab, enFormTexts).getByRole('radio', { checked: true })).toHaveCount(3)
  // An open form could detect the new session, and would take over the draft.
  await newTab.goto('about:blank')
  await signUp(context, site.url, createAccountData('writer'))
  await newTab.goto('/profiles/8')
  await getReviewLink(newTab).click()
  // The draft has no author, so it may belong to another person.
  await expect(getDialog(newTab).getByRole('textbox', { name: ruFormTexts.text })).toHaveValue('')
  await getDialog(newTab).getByRole('button', { name: 'Да, вернуть' }).click()
  await expect(getDialog(newTab).getByRole('textbox', { name: ruFormTexts.text })).toHaveValue(text)
  await createMockApiControl(request, site.api.url).addFault({
    path: '/api/profiles/{id}/reviews',
    method: 'POST',
    delay: 700,
  })
  await getSubmitButton(newTab).dblclick()
  await expect(getReceipt(newTab)).toBeVisible()
  expect((await createMockApiControl(request, site.api.url).readSubmissions()).reviews).toHaveLength(1)
  expect(await newTab.evaluate(() => localStorage.getItem('drafts'))).toBe('')
})

test('refusals and failures of the API show an explanation and keep the text', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  for (const status of [503, 429]) problems.expect(`response: ${status} POST /use-cases/writeReview`)
  problems.expect('response: 422 POST /use-cases/writeReview', 3)
  problems.expect('console: sending a form failed {form: review, error: FieldErrors}', 3)
  for (const error of ['ApiUnavailable', 'TooManyRequests'])
    problems.expect(`console: sending a form failed {form: review, error: ${error}}`)
  test.slow()
  await signUp(context, site.url, createAccountData('writer'))
  const control = createMockApiControl(request, site.api.url)
  const path = '/api/profiles/{id}/reviews'
  await page.goto('/profiles/10')
  await getReviewLink(page).click()
  await fillForm(page)
  const textField = getDialog(page).getByRole('textbox', { name: ruFormTexts.text })
  for (const [fault, name] of [
    [{ status: 503 }, /^Не\sотправили$/],
    [{ status: 429, retryAfter: 1 }, /^Слишком много попыток$/],
    [{ status: 403 }, /^Отзыв не\sприняли$/],
  ] as const) {
    await control.addFault({ path, method: 'POST', times: 1, ...fault })
    await getSubmitButton(page).click()
    await expect(getDialog(page).getByRole('group', { name })).toBeFocused()
    await expect(textField).toHaveValue(text)
    // The form does not send before the rate limit ends.
    if (fault.status === 429)
      await expect(getDialog(page).getByText(submissionTexts.failure.TooManyRequests.again)).toBeVisible()
  }
  expect((await control.readSubmissions()).reviews).toEqual([])
  await control.addFault({ path, method: 'POST', times: 1, status: 403, takesEffect: true })
  await getSubmitButton(page).click()
  await expect.poll(async () => (await control.readSubmissions()).reviews).toHaveLength(1)
  await expect(getSummary(page, ruFormTexts.failure.FieldErrors.heading)).toBeFocused()
  await textField.fill('Другой отзыв о том же.')
  await getSubmitButton(page).click()
  await expect(getSummary(page, ruFormTexts.failure.FieldErrors.heading)).toBeFocused()
  await expect(textField).toHaveValue('Другой отзыв о том же.')
})

test('after a lost response the form can check whether the review arrived', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('response: 503 POST /use-cases/writeReview')
  problems.expect('console: sending a form failed {form: review, error: ApiUnavailable}')
  await signUp(context, site.url, createAccountData('writer'))
  const control = createMockApiControl(request, site.api.url)
  await control.addFault({
    path: '/api/profiles/{id}/reviews',
    method: 'POST',
    dead: true,
    takesEffect: true,
    times: 1,
  })
  await page.goto('/profiles/11')
  await getReviewLink(page).click()
  await fillForm(page)
  await getSubmitButton(page).click()
  await expect(getDialog(page).getByRole('group', { name: /^Неизвестно, дошло\sли$/ })).toBeFocused()
  await getDialog(page).getByRole('button', { name: ruFormTexts.look.action }).click()
  await expect(getReceipt(page)).toBeVisible()
  expect((await control.readSubmissions()).reviews).toHaveLength(1)
})

test('the form works with the keyboard alone', async ({ page, context, site }) => {
  await signUp(context, site.url, createAccountData('writer'))
  await page.goto('/profiles/13')
  await getReviewLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(getDialog(page)).toBeVisible()
  await page.keyboard.press('Tab')
  for (const stars of [5, 4, 5]) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    for (let star = 1; star < stars; star++) await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(getReceipt(page)).toContainText('качество 5, цена 4, сроки 5'.replace(/ (\d)/g, '\u00a0$1'))
  await page.keyboard.press('Escape')
  await expect(getReceipt(page)).toBeHidden()
})

test('the owner of a profile without reviews sees an edit link and is advised to ask clients, instead of links to review and complain', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/profiles/1')
  await expect(page.getByText(ruReviewTexts.none)).toBeVisible()
  await signIn(context, site.url)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Изменить профиль' })).toHaveAttribute('href', '/profile/settings')
  const reviewAndComplaintLinks = page.locator(':is([data-form=review], [data-form=complaint]):visible')
  await expect(reviewAndComplaintLinks).toHaveCount(0)
  await expect(page.getByText(ruFormTexts.noneOfYours)).toBeVisible()
  await expect(page.getByText(ruReviewTexts.none)).toBeHidden()
  // Otherwise a late `countUnread` response of this page could end the wait on the next page too early.
  await page.goto('about:blank')
  const waitForRequests = trackSignedInRequests(page)
  await page.goto('/profiles/4')
  // A signed-out visitor sees these links too, so wait until the page has read the session.
  await waitForRequests()
  await expect(reviewAndComplaintLinks).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Изменить профиль' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the links lead to a note with alternatives', async ({ page }) => {
    await page.goto('/profiles/4')
    for (const link of await page.locator('[data-form]').all())
      await expect(link).toHaveAttribute('href', /^#(request|review|report)$/)
    await getReviewLink(page).click()
    await expect(page).toHaveURL(/#review$/)
    const note = page.locator('#request')
    await expect(note).toBeInViewport()
    await expect(note).toContainText('JavaScript')
    await expect(note.getByRole('link')).toHaveAttribute('href', '/help')
  })
})
