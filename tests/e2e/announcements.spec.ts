import type { Page } from '@playwright/test'
import brandNames from '#brand/names.json' with { type: 'json' }
import { hydrate } from '#tests/support/hydration.ts'
import { holdRequests } from './support/hold-requests.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { demoCredentials, signIn } from './support/sign-in.ts'
import { recordSpeech } from './support/speech-log.ts'
import { expect, test } from './support/test.ts'
import { waitUntilIdle } from './support/track-requests.ts'

const openHydrated = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrate(page)
}

test('announces signing in and out, and otherwise only the title of the next page', async ({ page, context }) => {
  const speech = await recordSpeech(context)
  await openHydrated(page, '/kazan')
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Эл. почта').fill(demoCredentials.email)
  await dialog.getByLabel('Пароль', { exact: true }).fill(demoCredentials.password)
  await page.keyboard.press('Enter')
  await expect.poll(speech.getLines).toEqual(['Входим', 'Вы вошли'])
  await page.goto('/profile')
  const signOut = page.getByRole('main').getByRole('button', { name: 'Выйти' })
  await expect(signOut).toBeVisible()
  // Waits for the notifications, because a query in flight could get its response after the end of the session.
  await expect(page.getByRole('main').getByText('Добро пожаловать в каталог')).toBeVisible()
  speech.takeLines()
  await signOut.click()
  await expect(page).toHaveURL('/')
  const announcements: string[] = []
  await expect.poll(() => announcements.push(...speech.takeLines()) && announcements.at(-1)).toBe('Вы вышли')
  expect(announcements).toEqual([expect.stringContaining(brandNames.ru.name), 'Вы вышли'])
})

test('announces a slow navigation in an existing live region', async ({ page }) => {
  await openHydrated(page, '/kazan')
  const release = await holdRequests(page, url => url.searchParams.has('_rsc'))
  const progress = page.getByRole('status').getByText('Загружаем')
  await expect(progress).toBeAttached()
  await expect(progress).toBeHidden()
  await page.getByRole('main').locator('a[href="/kazan/specialists"]').first().press('Enter')
  await expect(progress).toBeVisible()
  await release()
  await expect(page).toHaveURL('/kazan/specialists')
  await expect(progress).toBeHidden()
})

test('announces loading after a press before hydration', async ({ page }) => {
  const release = await holdRequests(page, /\/_next\/static\/chunks\/(?!early-).*\.js$/)
  await page.goto('/kazan')
  const progress = page.getByRole('status').getByText('Загружаем')
  await expect(progress).toBeAttached()
  await expect(progress).toBeHidden()
  await page.getByRole('main').locator('[data-city-picker]').first().press('Enter')
  await expect(progress).toBeVisible()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(progress).toBeHidden()
})

test('announces the number of suggestions', async ({ page, context }) => {
  const speech = await recordSpeech(context)
  await openHydrated(page, '/kazan/specialists')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Услуга или имя' })
  await page.getByRole('banner').getByRole('searchbox', { name: 'Услуга или имя' }).focus()
  await page.keyboard.insertText('репетитор')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => speech.getLines().at(-1)).toMatch(/^\d+ подсказ/)
  expect(speech.getLines()).not.toContain('0 подсказок')
})

test('announces the number of notifications when their filter changes', async ({ page, context, request, site }) => {
  const control = createMockApiControl(request, site.api.url)
  await control.replaceNotifications(12, 5)
  await signIn(context, site.url)
  const speech = await recordSpeech(context)
  await page.goto('/profile#notifications')
  const filter = page.getByRole('navigation', { name: 'Какие уведомления показать' })
  await expect(page.getByRole('region', { name: 'Уведомления' }).getByRole('listitem').first()).toBeVisible()
  speech.takeLines()
  await filter.getByRole('link', { name: /^Непрочитанные/ }).press('Enter')
  await expect.poll(speech.getNewLines).toEqual(['5 непрочитанных уведомлений'])
  speech.takeLines()
  await filter.getByRole('link', { name: 'Все' }).press('Enter')
  await expect.poll(speech.getNewLines).toEqual(['12 уведомлений'])
})

test('announces form errors only through the focused summary', async ({ page, context }) => {
  const speech = await recordSpeech(context)
  await page.clock.install()
  await openHydrated(page, '/register')
  await page.getByRole('main').getByRole('button', { name: 'Получить код' }).press('Enter')
  const summary = page.getByRole('group', { name: 'Проверьте поле' })
  await expect(summary).toBeFocused()
  await expect(summary).toHaveAccessibleDescription(/\S/)
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  // Announcements are delayed by at most 500 ms.
  await page.clock.runFor(1000)
  await waitUntilIdle(page)
  expect(speech.getLines()).toEqual([])
})

test('announces a change of the city after the title of its page', async ({ page, context }) => {
  const speech = await recordSpeech(context)
  await openHydrated(page, '/kazan')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Казань/ })
    .press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('перм')
  await expect(dialog.getByRole('gridcell', { name: /^Пермь/ })).toBeVisible()
  await expect.poll(() => speech.getLines().at(-1)).toMatch(/по запросу «перм»$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => speech.getLines().at(-1)).toBe('Город изменён: Пермь')
  expect(speech.getLines().at(-2)).toMatch(/^Специалисты в Перми/)
})

test('the speech log marks a status that appears together with its text, or that a dialog makes inert', async ({
  page,
  context,
}) => {
  const speech = await recordSpeech(context)
  await page.goto('/help')
  await page.evaluate(() => {
    const addStatus = (text: string) => {
      const region = document.body.appendChild(document.createElement('p'))
      region.role = 'status'
      region.textContent = text
      return region
    }
    addStatus('Вместе')
    const region = addStatus('')
    const waitForFrame = () => new Promise(requestAnimationFrame)
    return waitForFrame()
      .then(() => {
        region.textContent = 'После'
        return waitForFrame()
      })
      .then(() => {
        document.body.appendChild(document.createElement('dialog')).showModal()
        region.textContent = 'Снаружи'
        return waitForFrame()
      })
  })
  await expect.poll(speech.getLines).toEqual(['Вместе (with its region)', 'После', 'Снаружи (outside of the dialog)'])
})
