import type { BrowserContext, Page } from '@playwright/test'
import accountTexts from '#ui/i18n/locales/ru/account.json' with { type: 'json' }
import profileTexts from '#ui/i18n/locales/ru/own-profile.json' with { type: 'json' }
import draftTexts from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import registrationTexts from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import sessionTexts from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { hydrate, waitForHydration } from '#tests/support/hydration.ts'
import { autoCloseToasts } from './support/auto-close-toasts.ts'
import { createAccountData } from './support/create-account-data.ts'
import { signIn } from './support/sign-in.ts'
import { signUp } from './support/sign-up.ts'
import { getForm, openForm, signInThroughDialog, typedText } from './support/forms.ts'
import { goBack } from './support/go-back.ts'
import { isSameDocument, tagDocument } from './support/same-document.ts'
import { expect, test } from './support/test.ts'
import { trackRequests } from './support/track-requests.ts'

const ownProfileRequest = /\/use-cases\/viewOwnProfile/

async function chooseMenuItem(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: accountTexts.menu }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('R-user-refresh: the user’s profile is fetched once per navigation, and never for signed-out visitors, who have no bell', async ({
  page,
  context,
  site,
}) => {
  const waitForRequests = trackRequests(page)
  const requestCounts = { sent: 0, finished: 0 }
  page.on('request', request => (requestCounts.sent += Number(ownProfileRequest.test(request.url()))))
  page.on('requestfinished', request => (requestCounts.finished += Number(ownProfileRequest.test(request.url()))))
  // A pending fetch would serve two navigations.
  const expectRequestCount = (count: number) =>
    expect.poll(() => requestCounts, 'requests for the user’s profile').toEqual({ sent: count, finished: count })
  const goThereAndBack = async (countThere: number, countBack: number) => {
    await page.getByRole('main').locator('a[href="/kazan/specialists"]').first().click()
    await expect(page).toHaveURL('/kazan/specialists')
    await waitForRequests()
    await expectRequestCount(countThere)
    await goBack(page)
    await expect(page).toHaveURL('/kazan')
    await waitForRequests()
    await expectRequestCount(countBack)
  }

  await page.goto('/kazan')
  await hydrate(page)
  await goThereAndBack(0, 0)
  await expect(page.locator('header a[href="/profile#notifications"]')).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: /уведомлени/i })).toHaveCount(0)
  expect(site.api.getCalls().filter(call => call.includes('/notifications'))).toEqual([])

  // An open page could detect the new session and fetch the profile.
  await page.goto('about:blank')
  await signUp(context, site.url, createAccountData('session', 'Марина Ветрова'))
  await page.goto('/kazan')
  await waitForHydration(page)
  await expectRequestCount(1)
  await goThereAndBack(2, 3)
  // A duplicate fetch would have happened by now.
  await page.getByRole('button', { name: accountTexts.menu }).click()
  await expect(page.getByRole('menuitem', { name: accountTexts.leave })).toBeVisible()
  expect(requestCounts.sent).toBe(3)
})

const sessionEndings: readonly (readonly [string, (context: BrowserContext, url: string) => Promise<void>])[] = [
  ['signed out', context => context.clearCookies()],
  [
    'expired',
    async (context, url) => {
      await context.clearCookies()
      await context.addCookies([{ name: 'session', value: 'expired', url }])
    },
  ],
]

test('R-guards: a soft navigation to an account page without a session continues after sign-in', async ({
  page,
  context,
  site,
}) => {
  const waitForRequests = trackRequests(page)
  const person = createAccountData('session', 'Марина Ветрова')
  await signUp(context, site.url, person)
  await page.goto('/kazan')
  await waitForHydration(page)
  await tagDocument(page)
  for (const [ending, endSession] of sessionEndings) {
    await page.getByRole('button', { name: accountTexts.menu }).waitFor()
    // A pending request would detect the end of the session and open the login in place.
    await waitForRequests()
    await endSession(context, site.url)
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/profile/settings', textContent: 'Настройки' })
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('main').getByRole('link', { name: 'Настройки' }).click()
    await expect(page, ending).toHaveURL('/?login&returnTo=/profile/settings')
    await signInThroughDialog(page, person.email, person.password)
    await expect(page, ending).toHaveURL('/profile/settings')
    expect(await isSameDocument(page)).toBe(true)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
  }
})

test('R-guards: the login of an account page leads to the registration, and does not open over it', async ({
  page,
}) => {
  await page.goto('/profile')
  const login = page.getByRole('dialog', { name: sessionTexts.heading })
  await login.getByRole('link', { name: sessionTexts.register }).click()
  await expect(page).toHaveURL('/register')
  const email = page.getByLabel(registrationTexts.start.email, { exact: true })
  // An open dialog would receive the click.
  await email.click()
  await expect(email).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('R-logout: signing out removes all personal data in every tab', async ({ page, context, request, site }) => {
  const review = getForm('review', 27)
  const person = createAccountData('session', 'Марина Ветрова')
  const traces = new RegExp(`session-\\d|Ветрова|${typedText.slice(0, 10)}`)
  const readStorage = (tab: Page) => tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const getPersonName = (tab: Page) => tab.getByRole('main').getByText(person.name)

  const otherTab = await context.newPage()
  await otherTab.goto('/register')
  await otherTab.getByLabel(registrationTexts.start.email, { exact: true }).fill(person.email)
  await expect.poll(() => readStorage(otherTab)).toMatch(traces)
  await signUp(context, site.url, person)
  await page.goto(review.path)
  await review.fill(await openForm(page, review))
  await expect(page.getByText(draftTexts.saved)).toBeVisible()
  await page.keyboard.press('Escape')
  await otherTab.goto('/profile')
  await expect(getPersonName(otherTab).first()).toBeVisible()
  await page.evaluate(email => {
    const storedRegistration = { email, uuid: 'u-1', step: 'code', sentAt: Date.now() }
    localStorage.setItem('registration', JSON.stringify(storedRegistration))
  }, person.email)

  await autoCloseToasts(page)
  await chooseMenuItem(page, accountTexts.leave)
  await page.getByRole('alertdialog').getByRole('button', { name: sessionTexts.leaveDrafts.accept }).click()
  for (const tab of [page, otherTab]) {
    await expect(tab).toHaveURL('/')
    await expect.poll(() => readStorage(tab)).not.toMatch(traces)
  }
  expect(await page.evaluate(() => localStorage.getItem('drafts'))).toBe('')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth.access_token')

  // The next person in the same document does not see the data, even while their profile loads.
  const nextPerson = createAccountData('session', 'Пётр Ясный')
  // Signing up in the context of the tabs would set a session cookie, which the open tabs would detect.
  await signUp({ request }, site.url, nextPerson)
  let releaseProfile = (): void => undefined
  const profileReleased = new Promise<void>(resolve => (releaseProfile = resolve))
  await page.route(ownProfileRequest, async route => {
    await profileReleased
    await route.continue()
  })
  await page.locator('[data-login]:visible').click()
  await signInThroughDialog(page, nextPerson.email, nextPerson.password)
  await expect(page.getByRole('dialog', { name: sessionTexts.heading })).toHaveCount(0)
  await chooseMenuItem(page, accountTexts.own)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(profileTexts.loading)
  await expect(getPersonName(page)).toHaveCount(0)
  releaseProfile()
  await expect(page.getByRole('heading', { level: 1, name: nextPerson.name })).toBeVisible()
})

test('R-toast: a toast over the account menu button can be closed, and the next press opens the menu', async ({
  page,
  context,
  site,
}) => {
  await signIn(context, site.url)
  await page.goto('/profiles/4')
  const menuButton = page.getByRole('button', { name: accountTexts.menu })
  await expect(menuButton).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Избранное' }).click()
  // A toast with an action has no time limit.
  const toast = page.getByRole('region', { name: 'Сообщения' })
  await expect(toast.getByRole('button', { name: 'Открыть избранное' })).toBeVisible()
  const [toastBox, menuBox] = [await toast.boundingBox(), await menuButton.boundingBox()]
  expect(toastBox?.x).toBeLessThan(menuBox?.x ?? 0)
  expect((toastBox?.x ?? 0) + (toastBox?.width ?? 0)).toBeGreaterThan((menuBox?.x ?? 0) + (menuBox?.width ?? 0) / 2)
  expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeGreaterThan((menuBox?.y ?? 0) + (menuBox?.height ?? 0) / 2)
  await toast.getByRole('button', { name: 'Закрыть' }).click()
  await expect(toast).toBeHidden()
  await expect(page.getByRole('menu')).toHaveCount(0)
  await menuButton.click()
  await expect(page.getByRole('menuitem', { name: accountTexts.leave })).toBeVisible()
})
