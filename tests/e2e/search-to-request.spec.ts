import { devices, type Locator } from '@playwright/test'
import requestTexts from '#ui/i18n/locales/en/service-request.json' with { type: 'json' }
import sessionTexts from '#ui/i18n/locales/en/session.json' with { type: 'json' }
import { createMockApiControl } from './support/mock-api-control.ts'
import { demoCredentials } from './support/sign-in.ts'
import { recordSpeech } from './support/speech-log.ts'
import { expect, test } from './support/test.ts'

test.use({
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
})

test('a visitor searches, opens a profile and sends a request by touch', async ({ page, context, request, site }) => {
  const api = createMockApiControl(request, site.api.url)
  const speech = await recordSpeech(context)
  const type = async (target: Locator, text: string) => {
    await target.tap()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  const [query, category] = ['tutor', /^Tutors/]
  await page.goto('/en/?lang=en')
  await type(page.getByRole('main').getByRole('search').getByLabel('Service or name', { exact: true }), query)
  const option = page.getByRole('listbox').getByRole('option', { name: category }).first()
  await expect(option).toBeVisible()
  await expect.poll(speech.getLines).toContainEqual(expect.stringMatching(/^\d+ suggestion/))
  await option.tap()
  await expect(page).toHaveURL('/en/profiles?category=repetitory')
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()

  const profileLink = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  const name = await profileLink.textContent()
  await profileLink.tap()
  await expect(page).toHaveURL(/\/profiles\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()

  const opener = page.getByRole('link', { name: requestTexts.heading })
  await expect(opener).toBeInViewport()
  await opener.tap()
  const form = page.getByRole('dialog', { name: requestTexts.heading })
  const service = form.getByRole('combobox', { name: requestTexts.category.label })
  await type(service, query)
  await expect(page.getByRole('option', { name: category }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(service).toHaveValue(category)
  await type(form.getByRole('textbox', { name: requestTexts.description.label }), 'Physics, year 11')
  await type(form.getByRole('textbox', { name: requestTexts.phone.label }), '89172041833')
  await form.getByRole('button', { name: requestTexts.submit }).tap()
  const login = page.getByRole('dialog', { name: sessionTexts.heading })
  await type(login.getByRole('textbox', { name: sessionTexts.email }), demoCredentials.email)
  await type(login.getByLabel(sessionTexts.password, { exact: true }), demoCredentials.password)
  await login.getByRole('button', { name: sessionTexts.submit, exact: true }).tap()
  const receipt = page.getByRole('dialog', { name: requestTexts.receipt.heading })
  await expect(receipt).toBeVisible()
  expect((await api.readSubmissions()).serviceRequests).toHaveLength(1)
  for (const announcement of [category, /^Sending/])
    expect(speech.getLines()).toContainEqual(expect.stringMatching(announcement))
  await receipt.getByRole('button', { name: requestTexts.receipt.backToProfile }).tap()
  await expect(receipt).toHaveCount(0)
})
