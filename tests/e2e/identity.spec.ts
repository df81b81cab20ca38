import type { Page } from '@playwright/test'
import enAccount from '#ui/i18n/locales/en/account.json' with { type: 'json' }
import enSession from '#ui/i18n/locales/en/session.json' with { type: 'json' }
import ruRegistration from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import ruAccount from '#ui/i18n/locales/ru/account.json' with { type: 'json' }
import { signUp } from './support/sign-up.ts'
import { autoCloseToasts } from './support/auto-close-toasts.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { waitForHydration } from '#tests/support/hydration.ts'
import { createMockApiControl } from './support/mock-api-control.ts'
import { passwords } from './support/secrets.ts'
import { recordLayoutShifts, getLayoutShift } from './support/layout-shifts.ts'
import { expect, test } from './support/test.ts'

const password = passwords.first
const getProfileHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Марина Ветрова|Marina Vetrova)$/ })
const readStorage = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
const readSessionHint = (page: Page) => page.evaluate(() => document.documentElement.dataset['session'])

test('registration resumes after a break, and signing out ends the session in every tab (Russian, phone)', async ({
  context,
  request,
  site,
  problems,
}) => {
  test.slow()
  problems.expect('response: 422 POST /use-cases/verifyCode')
  problems.expect('console: registration failed {error: WrongCode}')
  problems.allow(/^response: 401 GET \/use-cases\/(countUnread|listNotifications|viewOwnProfile)$/)
  await recordLayoutShifts(context)
  const control = createMockApiControl(request, site.api.url)
  const email = 'marina-ru@example.ru'
  const openTab = async (path: string) => {
    const tab = await context.newPage()
    await tab.setViewportSize({ width: 360, height: 780 })
    await tab.goto(path)
    return tab
  }
  const expectStableAndAccessible = async (tab: Page) => {
    expect(await getLayoutShift(tab), 'layout shifts').toBe(0)
    await expectNoAxeViolationsInBothThemes(tab)
  }

  let page = await openTab('/register')
  const { start, code, account: accountTexts, errors } = ruRegistration
  await expect(page.getByRole('heading', { level: 1, name: start.heading })).toBeVisible()
  await expectStableAndAccessible(page)
  await page.getByLabel(start.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: start.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: code.heading })).toBeFocused()
  await expectStableAndAccessible(page)
  await page.getByLabel(code.label).fill('000000')
  await expect(page.getByRole('group', { name: errors.codeHeading })).toBeFocused()
  // The error summary is inserted above the fields, so this document has layout shifts.
  await expectNoAxeViolationsInBothThemes(page)
  await page.close()

  page = await openTab('/register')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByLabel(code.label).fill(await control.readCode(email))
  await expect(page.getByRole('heading', { level: 1, name: accountTexts.heading })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(accountTexts.name)).toBeVisible()
  expect(await getLayoutShift(page), 'layout shifts').toBe(0)
  await page.getByLabel(accountTexts.name).fill('Марина Ветрова')
  await page.getByLabel(accountTexts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: accountTexts.submit }).click()
  const summary = page.getByRole('group', { name: errors.fixAll })
  await expect(summary).toBeFocused()
  await expect(summary).toHaveCSS('outline-style', 'solid')
  await expectNoAxeViolationsInBothThemes(page)
  expect(await readStorage(page)).toContain(email)
  await page.getByRole('radio', { name: accountTexts.offer }).check()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: accountTexts.submit }).click()
  await expect(page).toHaveURL('/profile')
  await expect(getProfileHeading(page)).toBeVisible()
  expect(await readSessionHint(page)).toBe('signed-in')
  expect(await readStorage(page)).not.toMatch(/marina-/)
  await page.reload()
  await expect(getProfileHeading(page)).toBeVisible()
  await expectStableAndAccessible(page)

  await page.goto('/register')
  await expect(page).toHaveURL('/profile')

  const otherTab = await openTab('/profile')
  await expect(getProfileHeading(otherTab)).toBeVisible()
  await page.locator('[data-phone-menu] summary').click()
  await page.getByRole('button', { name: ruAccount.leave }).last().click()
  await expect(page).toHaveURL('/')
  await expect(otherTab).toHaveURL('/')
  await expect(getProfileHeading(otherTab)).toHaveCount(0)
  expect(await readSessionHint(otherTab)).toBe('')
  await otherTab.close()
})

test('a visitor signs in by phone, by email, and again after the session has expired (English, desktop)', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  test.slow()
  problems.expect('response: 422 POST /use-cases/signIn')
  problems.expect('console: sign-in failed {error: WrongCredentials}')
  // The number of requests in flight when a session ends varies.
  problems.expectMatching(/^response: 401 GET \/use-cases\/(countUnread|listNotifications|viewOwnProfile)$/)
  const email = 'marina-en@demo.example'
  await signUp(context, site.url, { email, name: 'Марина Ветрова', password })
  await context.clearCookies()
  await recordLayoutShifts(context)
  const signIn = async (method: 'email' | 'phone', identifier: string, loginPassword: string) => {
    const login = page.getByRole('dialog', { name: enSession.heading })
    await login.getByRole('radio', { name: method === 'email' ? enSession.byEmail : enSession.byPhone }).check()
    await login.getByRole('textbox', { name: method === 'email' ? enSession.email : enSession.phone }).fill(identifier)
    await login.getByLabel(enSession.password, { exact: true }).fill(loginPassword)
    await login.getByRole('button', { name: enSession.submit, exact: true }).click()
    return login
  }

  await autoCloseToasts(page)
  await page.goto('/en/profile')
  await expect(page).toHaveURL(/\?login&returnTo=/)
  const login = await signIn('phone', '8 900 000-00-01', 'wrong')
  const summary = login.getByRole('group', { name: enSession.wrongPhone })
  await expect(summary).toBeFocused()
  await expect(summary).toHaveCSS('outline-style', 'solid')
  await expect(login.getByRole('textbox', { name: enSession.phone })).toHaveValue('+7 900 000-00-01')
  await expectNoAxeViolations(page)
  await signIn('phone', '+79000000001', passwords.demo)
  await expect(page).toHaveURL('/en/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: enAccount.menu }).click()
  await page.getByRole('menuitem', { name: enAccount.leave }).click()
  await expect(page).toHaveURL('/en')

  await page.goto('/en/kazan')
  await page.locator('[data-login]:visible').click()
  await signIn('email', email, password)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/en/kazan')
  await expect.poll(() => readSessionHint(page)).toBe('signed-in')
  expect(await getLayoutShift(page), 'layout shifts').toBe(0)

  const cookies = await context.cookies()
  const tokenCookie = cookies.find(({ name }) => name === 'auth.access_token')
  expect(tokenCookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  // The cookie is percent-encoded, but a leaked token may not be. The part after the bar is the same in both.
  const secret = decodeURIComponent(tokenCookie?.value ?? '').split('|')[1] ?? ''
  expect(secret).toMatch(/^[\da-f]{32}$/)
  expect(await page.evaluate(() => document.cookie + document.documentElement.outerHTML)).not.toContain(secret)
  expect(await readStorage(page)).not.toContain(secret)

  await page.goto('/en')
  const field = page.getByRole('searchbox', { name: 'City or region' })
  await field.fill('Каза')
  await waitForHydration(page)
  await createMockApiControl(request, site.api.url).expireTokens()
  const profileTab = await context.newPage()
  await profileTab.goto('/en/profile')
  await expect(profileTab.getByRole('dialog', { name: enSession.heading })).toContainText(enSession.expiredOnly)
  await profileTab.close()
  await expect(page.getByRole('dialog', { name: enSession.heading })).toContainText(enSession.expiredOnly)
  await expectNoAxeViolations(page)
  expect(await readSessionHint(page)).toBe('expired')
  await signIn('email', email, password)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => readSessionHint(page)).toBe('signed-in')
  await expect(field).toHaveValue('Каза')
  await page.goto('/en/profile')
  await expect(getProfileHeading(page)).toBeVisible()
})
