import type { APIRequestContext, Page } from '@playwright/test'
import enAccount from '#ui/i18n/locales/en/account.json' with { type: 'json' }
import enTexts from '#ui/i18n/locales/en/notifications.json' with { type: 'json' }
import ruSettings from '#ui/i18n/locales/ru/notification-settings.json' with { type: 'json' }
import ruOwn from '#ui/i18n/locales/ru/own-profile.json' with { type: 'json' }
import ruTexts from '#ui/i18n/locales/ru/notifications.json' with { type: 'json' }
import { expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { holdRequests } from './support/hold-requests.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { signIn } from './support/sign-in.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import type { Site } from './support/site.ts'
import { expect, test } from './support/test.ts'
import { trackRequests } from './support/track-requests.ts'

const markEndpoint = { path: '/api/user/notifications', method: 'PUT' } as const
const settingsEndpoint = { path: '/api/user/settings', method: 'PUT' } as const
const countCalls = (site: Site, { path, method }: typeof markEndpoint | typeof settingsEndpoint) =>
  site.api.getCalls().filter(call => call.startsWith(`${method} ${path}`)).length

const replaceNotifications = async (request: APIRequestContext, site: Site, count: number, unreadCount: number) => {
  await createMockApiControl(request, site.api.url).replaceNotifications(count, unreadCount)
  // Forgets the calls so far.
  site.api.setBehavior('good')
}

test.beforeEach(({ context, site }) => signIn(context, site.url))

const getSection = (page: Page) => page.getByRole('region', { name: /^(Уведомления|Notifications)$/ })
const getRows = (page: Page) => getSection(page).locator('li:has(time)')
const getUnreadDots = (page: Page) => getSection(page).locator('[data-unread]')
const getBell = (page: Page) => page.getByRole('banner').locator('button[aria-haspopup=dialog]')

test('notifications are listed, filtered and marked as read', async ({ page, request, site }) => {
  test.slow()
  await replaceNotifications(request, site, 23, 12)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/en/profile#notifications')
  await expect(getRows(page)).toHaveCount(10)
  await expect(getSection(page).getByRole('heading')).toBeInViewport()
  await expect(getBell(page)).toHaveAccessibleName(enAccount.unread.replace('{{count, number}}', '12'))
  await expectNoAxeViolationsInBothThemes(page)

  await getUnreadDots(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(getUnreadDots(page)).toHaveCount(9)
  await expect(getUnreadDots(page).first()).toBeFocused()
  await expect(getBell(page)).toHaveText('11')

  await getSection(page).getByRole('button', { name: enTexts.markAll }).click()
  await expect(getUnreadDots(page)).toHaveCount(0)
  await expect(getBell(page)).toHaveText('2')
  // The page changes before the calls arrive.
  await expect.poll(() => countCalls(site, markEndpoint)).toBe(2)

  const filter = page.getByRole('navigation', { name: enTexts.filter })
  await filter.getByRole('link', { name: enTexts.unread }).click()
  await expect(getRows(page)).toHaveCount(2)
  await filter.getByRole('link', { name: enTexts.all }).press('Enter')
  await expect(getRows(page)).toHaveCount(10)
  await expect(getSection(page).getByRole('heading', { name: enTexts.heading })).toBeFocused()
  await page.goBack()
  await expect(getRows(page)).toHaveCount(2)
  await page.goBack()
  await page.getByRole('navigation', { name: enTexts.pages.label }).getByRole('link', { name: '3' }).click()
  await expect(getRows(page)).toHaveCount(3)
  await page.reload()
  await expect(getRows(page)).toHaveCount(3)
  await filter.getByRole('link', { name: enTexts.unread }).click()
  await getSection(page).getByRole('button', { name: enTexts.markAll }).click()
  await expect(getSection(page).getByText(enTexts.noUnread)).toBeVisible()
  await expect(getBell(page)).toHaveAccessibleName(enAccount.notifications)
})

test('the bell opens with the keyboard, and opening a notification marks it as read', async ({
  page,
  request,
  site,
}) => {
  await replaceNotifications(request, site, 7, 6)
  await page.goto('/about')
  await expect(getBell(page)).toHaveText('6')
  await getBell(page).focus()
  await page.keyboard.press('Enter')
  const popover = page.getByRole('dialog', { name: ruTexts.heading })
  await expect(popover.locator('li')).toHaveCount(5)
  await expect(popover.getByRole('heading')).toBeFocused()
  await expectNoAxeViolationsInBothThemes(page)
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  await expect(getBell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await popover.locator('li a').first().press('Enter')
  await expect(page).toHaveURL(/\/profiles\/1#review-\d+$/)
  await expect(popover).toHaveCount(0)
  await expect(getBell(page)).toHaveText('5')
  await expect.poll(() => countCalls(site, markEndpoint)).toBe(1)
})

test('the bell updates without a layout shift when the tab becomes visible', async ({
  page,
  context,
  request,
  site,
}) => {
  await recordLayoutShifts(context)
  await replaceNotifications(request, site, 1, 1)
  await page.goto('/about')
  await expect(getBell(page)).toHaveText('1')
  await replaceNotifications(request, site, 3, 3)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(getBell(page)).toHaveText('3')
  expect(await getLayoutShift(page)).toBe(0)
})

test('late notifications cause no layout shift on the profile page', async ({ page, context, request, site }) => {
  await recordLayoutShifts(context)
  await replaceNotifications(request, site, 1, 1)
  await page.setViewportSize({ width: 360, height: 780 })
  const release = await holdRequests(page, /\/use-cases\/listNotifications/)
  await page.goto('/profile')
  await expect(getSection(page).getByRole('status').filter({ hasText: ruTexts.loading })).toBeVisible()
  expect(await getLayoutShift(page)).toBe(0)
  await release()
  await expect(getRows(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: ruOwn.seen })).toBeVisible()
  expect(await getLayoutShift(page)).toBe(0)
})

// If a card moves between pointerdown and pointerup, the press is lost.
test('the cards of the settings do not move after they have appeared', async ({ page, context }) => {
  await recordLayoutShifts(context)
  await page.goto('/profile/settings')
  await expect(page.getByRole('region', { name: ruTexts.heading }).getByRole('switch')).toHaveCount(5)
  expect(await getLayoutShift(page)).toBe(0)
})

test('settings are saved one at a time, the last press wins, and a failed save is rolled back', async ({
  page,
  request,
  site,
  problems,
}) => {
  const settingsUseCase = '/use-cases/updateNotificationSettings'
  problems.expect(`response: 503 POST ${settingsUseCase}`)
  const api = createMockApiControl(request, site.api.url)
  const waitForRequests = trackRequests(page)
  await page.goto('/profile/settings')
  const card = page.getByRole('region', { name: ruTexts.heading })
  const news = card.getByRole('switch', { name: ruSettings.types.news })
  const reviews = card.getByRole('switch', { name: ruSettings.types.new_review })
  await expect(card.getByRole('switch')).toHaveCount(5)
  // Resets the counts. Settings are read with the profile, so all calls to this path are writes.
  site.api.setBehavior('good', /^\/api\/user\/settings/)
  // Held in the browser, because the site stops waiting for the API after 8 s.
  const release = await holdRequests(page, `**${settingsUseCase}`)
  const writes: string[] = []
  page.on('request', pageRequest => pageRequest.url().endsWith(settingsUseCase) && writes.push(pageRequest.url()))
  await news.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => writes.length).toBe(1)
  // Tracking starts after the held write, so that the wait below does not include that write.
  const waitForLaterRequests = trackRequests(page)
  await page.keyboard.press('Space')
  await reviews.click()
  await waitForLaterRequests()
  expect(writes).toHaveLength(1)
  await release()
  await expect.poll(() => countCalls(site, settingsEndpoint)).toBe(3)
  // The last write may still be pending.
  await waitForRequests()
  expect(site.api.getMaxConcurrentCalls()).toBe(1)

  await api.addFault({ ...settingsEndpoint, status: 503, times: 1 })
  await news.click()
  await expect(card.locator('[id$=-error]')).toContainText(ruSettings.types.news)
  await expect(news).toBeChecked()
  await expectNoAxeViolationsInBothThemes(page)
  // A save reads the settings before it writes, and a reload would abort it.
  const savedResponse = page.waitForResponse(response => response.url().endsWith(settingsUseCase) && response.ok())
  await card.getByRole('button', { name: ruSettings.retry }).click()
  await expect(news).not.toBeChecked()
  await savedResponse
  await page.reload()
  await expect(news).not.toBeChecked()
  await expect(reviews).not.toBeChecked()
})
