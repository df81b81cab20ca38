import type { Page } from '@playwright/test'
import { getMoscowDate } from '#domain/shared/moscow-date.ts'
import { hydrate } from '#tests/support/hydration.ts'
import enRequest from '#ui/i18n/locales/en/service-request.json' with { type: 'json' }
import ruRequest from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import enSession from '#ui/i18n/locales/en/session.json' with { type: 'json' }
import submission from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import { expectNoAxeViolations } from './support/axe.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { demoCredentials, signIn } from './support/sign-in.ts'
import { signInThroughDialog } from './support/forms.ts'
import { recordSpeech } from './support/speech-log.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, test } from './support/test.ts'
import { trackSignedInRequests } from './support/track-requests.ts'

const dayMs = 86_400_000
const getDateInDays = (days: number) => getMoscowDate(new Date(Date.now() + days * dayMs))

type Texts = typeof ruRequest | typeof enRequest
const getDialog = (page: Page, texts: Texts = ruRequest) => page.getByRole('dialog', { name: texts.heading })
const openDialog = async (page: Page, dialog = getDialog(page)) => {
  await page.locator('[data-form=request]').first().click()
  await expect(dialog).toBeVisible()
}

const request = {
  description: '11 класс, два раза в неделю.',
  date: getDateInDays(3),
  budget: 1500,
  phone: '+79172041833',
}

async function fillForm(page: Page, texts: Texts = ruRequest) {
  const dialog = getDialog(page, texts)
  const field = dialog.getByRole('combobox', { name: texts.category.label })
  await field.click()
  await field.fill(texts === ruRequest ? 'матем' : 'mat')
  await dialog
    .getByRole('option', { name: /^Математика|^Math/ })
    .first()
    .click()
  await dialog.getByLabel(texts.description.label).fill(request.description)
  await dialog.getByLabel(texts.date.label).fill(request.date)
  await dialog.getByLabel(texts.budget.label).fill('1 500')
  await dialog.getByLabel(texts.phone.label).fill('89172041833')
}

test('a visitor requests a service from an empty English list and signs in while sending', async ({
  page,
  context,
  request: apiRequest,
  site,
}) => {
  test.slow()
  const speech = await recordSpeech(context)
  await page.goto('/en/moskva/specialists?price_to=1')
  await page.getByRole('main').getByRole('link', { name: enRequest.heading }).click()
  const dialog = getDialog(page, enRequest)
  await expect(dialog).toContainText(enRequest.seenBy.takers)
  await expectNoAxeViolations(page)
  await dialog.getByRole('combobox', { name: enRequest.category.label }).fill('engl')
  await expect.poll(speech.getLines).toContain('1 option')
  await fillForm(page, enRequest)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: enRequest.submit }).click()
  await signInThroughDialog(page, demoCredentials.email, demoCredentials.password, enSession)
  const receipt = page.getByRole('dialog', { name: enRequest.receipt.heading })
  await expect(receipt).toContainText(/1[\s,]500/)
  expect(speech.getLines()).toEqual(expect.arrayContaining(['Sending', 'Signing in']))
  await expectNoAxeViolations(page)
  const { serviceRequests } = await createMockApiControl(apiRequest, site.api.url).readSubmissions()
  expect(serviceRequests).toMatchObject([{ request: { ...request, cityId: expect.any(Number) } }])
  expect(serviceRequests[0]?.request).not.toHaveProperty('profileId')
  await receipt.getByRole('button', { name: enRequest.receipt.backToPage }).click()
  await expect(receipt).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('drafts'))).toBeFalsy()
})

test('a request from a profile goes to this specialist; a past date is refused, and a reload keeps the draft', async ({
  page,
  context,
  request: apiRequest,
  site,
}) => {
  await signIn(context, site.url)
  await page.goto('/profiles/4')
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/, ' ')
  const dialog = getDialog(page)
  await openDialog(page, dialog)
  await expect(dialog).toContainText(`Номер увидит только ${name}`)
  const category = dialog.getByRole('combobox', { name: ruRequest.category.label })
  await category.click()
  await dialog.getByRole('option').first().click()
  const chosenCategory = await category.inputValue()
  await dialog.getByLabel(ruRequest.description.label).fill(request.description)
  await dialog.getByLabel(ruRequest.date.label).fill(getDateInDays(-2))
  // Replaces the number that the form fills in from the visitor's profile.
  await dialog.getByLabel(ruRequest.phone.label).fill(request.phone)
  await dialog.getByRole('button', { name: ruRequest.submit }).click()
  await expect(dialog.getByLabel(ruRequest.date.label)).toHaveAccessibleDescription(ruRequest.date.error)
  await expect(dialog).toContainText(submission.saved)
  await page.reload()
  await openDialog(page, dialog)
  await expect(dialog.getByLabel(ruRequest.description.label)).toHaveValue(request.description)
  await expect(category).toHaveValue(chosenCategory)
  await dialog.getByLabel(ruRequest.date.label).fill('')
  await dialog.getByRole('button', { name: ruRequest.submit }).click()
  await expect(page.getByRole('dialog', { name: ruRequest.receipt.heading })).toContainText(name)
  const { serviceRequests } = await createMockApiControl(apiRequest, site.api.url).readSubmissions()
  expect(serviceRequests).toMatchObject([{ request: { profileId: 4, date: null, budget: null } }])
})

test('a visitor whose session has expired signs in while sending, and the request is sent once', async ({
  page,
  context,
  request: apiRequest,
  site,
  problems,
}) => {
  problems.expect('response: 401 POST /use-cases/requestService')
  const api = createMockApiControl(apiRequest, site.api.url)
  await signIn(context, site.url)
  const waitForRequests = trackSignedInRequests(page)
  await page.goto('/kazan')
  await openDialog(page)
  await fillForm(page)
  await waitForRequests()
  await api.expireTokens()
  await getDialog(page).getByRole('button', { name: ruRequest.submit }).click()
  await signInThroughDialog(page, demoCredentials.email, demoCredentials.password)
  await expect(page.getByRole('dialog', { name: ruRequest.receipt.heading })).toBeVisible()
  expect((await api.readSubmissions()).serviceRequests).toMatchObject([{ request }])
})

test('the form works with the keyboard alone', async ({ page, context, request: apiRequest, site }) => {
  await signIn(context, site.url)
  await page.goto('/moskva/specialists/repetitory')
  await hydrate(page)
  const link = page.locator('[data-form=request]')
  await link.focus()
  await page.keyboard.press('Enter')
  const category = getDialog(page).getByRole('combobox', { name: ruRequest.category.label })
  await expect(category).toHaveValue('Репетиторы')
  await tabTo(page, category)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('физик')
  // The arrow key does nothing until the categories have loaded.
  await expect(
    getDialog(page)
      .getByRole('option', { name: /^Физика/ })
      .first(),
  ).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(category).toHaveValue('Физика')
  await page.keyboard.press('Tab')
  await expect(getDialog(page).getByLabel(ruRequest.description.label)).toBeFocused()
  await page.keyboard.type(request.description)
  const phone = getDialog(page).getByLabel(ruRequest.phone.label)
  await tabTo(page, phone)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('89172041833')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: ruRequest.receipt.heading })).toBeVisible()
  expect((await createMockApiControl(apiRequest, site.api.url).readSubmissions()).serviceRequests).toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('the request bar of a profile never covers the focused element on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/profiles/4')
  await hydrate(page)
  const bar = page.locator('[data-form=request]')
  await expect(bar).toBeInViewport()
  const coveredStops: string[] = []
  let stopCount = 0
  for (let pressCount = 0; pressCount < 60; pressCount++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      const link = document.querySelector('[data-form=request]')
      if (!element || !link || element === link || element === document.body) return undefined
      const isCovered = element.getBoundingClientRect().bottom > link.getBoundingClientRect().top
      return { html: element.outerHTML, isCovered }
    })
    if (stop) stopCount += 1
    if (stop?.isCovered) coveredStops.push(stop.html)
  }
  expect(stopCount).toBeGreaterThan(20)
  expect(coveredStops).toEqual([])
})

test('the request link of a profile is a fixed bar on phones only', async ({ page }) => {
  await page.goto('/profiles/4')
  const requestLink = page.locator('[data-form=request]')
  for (const [width, isBar] of [
    [360, true],
    [767, true],
    [768, false],
    [1023, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(requestLink).toBeInViewport()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const linkAssertion = expect(requestLink, `${width} pixels wide`)
    await (isBar ? linkAssertion : linkAssertion.not).toBeInViewport()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the links lead to a note about JavaScript', async ({ page }) => {
    for (const path of ['/kazan', '/moskva/specialists', '/moskva/specialists?price_to=1', '/en/profiles']) {
      await page.goto(path)
      await page.locator('[data-form=request]').first().click()
      await expect(page).toHaveURL(`${path}#request`)
      await expect.soft(page.locator('#request'), path).toContainText('JavaScript')
      await expect.soft(page.locator('#request'), path).toBeInViewport()
    }
  })
})
