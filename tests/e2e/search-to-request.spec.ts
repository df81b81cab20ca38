import { devices, type Locator, type Page } from '@playwright/test'
import enCommon from '#ui/i18n/locales/en/common.json' with { type: 'json' }
import enRequest from '#ui/i18n/locales/en/service-request.json' with { type: 'json' }
import enSession from '#ui/i18n/locales/en/session.json' with { type: 'json' }
import ruCommon from '#ui/i18n/locales/ru/common.json' with { type: 'json' }
import ruRequest from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import ruSession from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { createMockApiControl } from './support/mock-api-control.ts'
import { demo } from './support/sign-in.ts'
import { recordSpeech } from './support/speech-log.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, test } from './support/test.ts'

interface InputMethod {
  readonly press: (target: Locator) => Promise<void>
  readonly type: (target: Locator, text: string) => Promise<void>
}

const createKeyboardInput = (page: Page): InputMethod => ({
  async press(target) {
    await tabTo(page, target, 90)
    await page.keyboard.press('Enter')
  },
  async type(target, text) {
    await tabTo(page, target, 90)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
})

const createTouchInput = (page: Page): InputMethod => ({
  press: target => target.tap(),
  async type(target, text) {
    await target.tap()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
})

const ru = {
  common: ruCommon,
  request: ruRequest,
  session: ruSession,
  field: /^Услуга или имя$/,
  query: 'репет',
  category: /^Репетиторы/,
  announcements: [/^\d+ подсказ/, /^Репетиторы/, /^Отправляем/],
}
const en = {
  common: enCommon,
  request: enRequest,
  session: enSession,
  field: /^Service or name$/,
  query: 'tutor',
  category: /^Tutors/,
  announcements: [/^\d+ suggestion/, /^Tutors/, /^Sending/],
}

const variants = [
  { method: 'by keyboard', prefix: '', width: 1280, texts: ru },
  { method: 'by touch', prefix: '/en', width: 360, texts: en },
] as const

for (const { method, prefix, width, texts } of variants)
  test.describe(`${prefix || '/ru'}, ${width} pixels wide`, () => {
    const isTouch = method === 'by touch'
    test.use({
      viewport: { width, height: 780 },
      ...(isTouch && { hasTouch: true, isMobile: true, userAgent: devices['Pixel 7'].userAgent }),
    })

    test(`a visitor searches, opens a profile and sends a request ${method}`, async ({
      page,
      context,
      request,
      site,
    }) => {
      const api = createMockApiControl(request, site.api.url)
      const speech = await recordSpeech(context)
      const input = isTouch ? createTouchInput(page) : createKeyboardInput(page)
      await page.goto(`${prefix}/?lang=${prefix === '' ? 'ru' : 'en'}`)
      await input.type(page.getByRole('main').getByRole('search').getByLabel(texts.field), texts.query)
      const option = page.getByRole('listbox').getByRole('option', { name: texts.category }).first()
      await expect(option).toBeVisible()
      await expect.poll(speech.getLines).toContainEqual(expect.stringMatching(texts.announcements[0] ?? ''))
      if (isTouch) await option.tap()
      else {
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      }
      await expect(page).toHaveURL(`${prefix}/profiles?category=repetitory`)
      await expect(page.getByRole('heading', { level: 1, name: texts.category })).toBeVisible()

      if (!isTouch) await input.press(page.getByRole('link', { name: texts.common.skipToContent }))
      const card = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
      const name = await card.textContent()
      await input.press(card)
      await expect(page).toHaveURL(/\/profiles\/\d+$/)
      await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()

      const opener = page.getByRole('link', { name: texts.request.heading })
      await expect(opener).toBeInViewport()
      if (!isTouch) await input.press(page.getByRole('link', { name: texts.common.skipToContent }))
      await input.press(opener)
      const form = page.getByRole('dialog', { name: texts.request.heading })
      const service = form.getByRole('combobox', { name: texts.request.category.label })
      await input.type(service, texts.query)
      await expect(page.getByRole('option', { name: texts.category }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(service).toHaveValue(texts.category)
      await input.type(form.getByRole('textbox', { name: texts.request.description.label }), 'Physics, year 11')
      await input.type(form.getByRole('textbox', { name: texts.request.phone.label }), '89172041833')
      await input.press(form.getByRole('button', { name: texts.request.submit }))
      const login = page.getByRole('dialog', { name: texts.session.heading })
      await input.type(login.getByRole('textbox', { name: texts.session.email }), demo.email)
      await input.type(login.getByLabel(texts.session.password, { exact: true }), demo.password)
      await input.press(login.getByRole('button', { name: texts.session.submit, exact: true }))
      const receipt = page.getByRole('dialog', { name: texts.request.receipt.heading })
      await expect(receipt).toBeVisible()
      expect((await api.readSubmissions()).serviceRequests).toHaveLength(1)
      for (const pattern of texts.announcements)
        expect(speech.getLines()).toContainEqual(expect.stringMatching(pattern))
      await input.press(receipt.getByRole('button', { name: texts.request.receipt.backToProfile }))
      await expect(receipt).toHaveCount(0)
      if (!isTouch) await expect(opener).toBeFocused()
    })
  })
