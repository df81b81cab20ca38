import enEdit from '#ui/i18n/locales/en/edit.json' with { type: 'json' }
import enAbout from '#ui/i18n/locales/en/edit-about.json' with { type: 'json' }
import enOwn from '#ui/i18n/locales/en/own-profile.json' with { type: 'json' }
import enForm from '#ui/i18n/locales/en/form.json' with { type: 'json' }
import enSettings from '#ui/i18n/locales/en/own-settings.json' with { type: 'json' }
import enSession from '#ui/i18n/locales/en/session.json' with { type: 'json' }
import ruEdit from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import ruForm from '#ui/i18n/locales/ru/form.json' with { type: 'json' }
import ruPersonal from '#ui/i18n/locales/ru/edit-personal.json' with { type: 'json' }
import ruOwn from '#ui/i18n/locales/ru/own-profile.json' with { type: 'json' }
import ruSettings from '#ui/i18n/locales/ru/own-settings.json' with { type: 'json' }
import type { Page } from '@playwright/test'
import { holdRequests } from './support/hold-requests.ts'
import { signUp } from './support/sign-up.ts'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from './support/axe.ts'
import { signIn } from './support/sign-in.ts'
import { passwords } from './support/secrets.ts'
import { awaitAnnouncement, recordSpeech, type SpeechLog } from './support/speech-log.ts'
import { expect, test } from './support/test.ts'

const password = passwords.first
const phone = '+7 917 204-18-33'
const settingsPath = '/profile/settings'

function createEditPage(page: Page, speech: SpeechLog, prefix: string, texts: typeof ruEdit | typeof enEdit) {
  return {
    nameField: page.locator('#name'),
    saveButton: page.getByRole('button', { name: texts.save }),
    getSummary: (heading: string) => page.getByRole('group', { name: heading }),
    open: (screen: string) => page.goto(`${prefix}${settingsPath}/edit/${screen}`),
    expectSaved: async () => {
      await awaitAnnouncement(speech, texts.saved)
      await expect(page).toHaveURL(new RegExp(`${prefix}/profile$`))
    },
  }
}

const getSkeleton = (page: Page) => page.locator('main [aria-busy=true]').filter({ visible: true })

test('account pages and the registration show a skeleton until their content is rendered', async ({
  page,
  context,
  site,
}) => {
  const expectSkeleton = async (path: string) => {
    const releaseScripts = await holdRequests(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(getSkeleton(page), path).toHaveCount(1)
    await releaseScripts()
    await expect(page.getByRole('main').getByRole('button').first(), path).toBeVisible()
    await expect(getSkeleton(page), path).toHaveCount(0)
  }
  await expectSkeleton('/register')
  await signIn(context, site.url)
  for (const path of ['/profile', settingsPath, `${settingsPath}/edit/password`]) await expectSkeleton(path)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('account pages show a note instead of a skeleton', async ({ page, context, site }) => {
    await signIn(context, site.url)
    await page.goto('/profile')
    await expect(page.getByText(/JavaScript/)).toBeVisible()
    await expect(getSkeleton(page)).toHaveCount(0)
  })
})

test('the personal data form survives refusals, reloads, failures and a conflict (Russian, phone)', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  test.slow()
  problems.expect('response: 422 POST /use-cases/updateUser')
  problems.expect('console: edit not saved {error: FieldErrors}')
  problems.expect('console: edit not saved {error: ApiUnavailable}', 2)
  const email = 'own-ru@demo.example'
  await signUp(context, site.url, { email, name: 'Марина Ветрова', password })
  await page.setViewportSize({ width: 360, height: 780 })
  const speech = await recordSpeech(context)
  const { nameField, saveButton, getSummary, open, expectSaved } = createEditPage(page, speech, '', ruEdit)
  const countUpdates = () => site.api.getCalls().filter(call => call.startsWith('PUT /api/user?')).length

  await open('personal')
  await expect(nameField).toHaveValue('Марина Ветрова')
  await nameField.fill('')
  await page.locator('#phone').fill('917204')
  await saveButton.click()
  await expect(getSummary(ruEdit.errors.fields)).toBeFocused()
  await expectNoAxeViolationsInBothThemes(page)
  await page.getByRole('link', { name: ruPersonal.errors.name }).click()
  await expect(nameField).toBeFocused()
  await nameField.fill('Марина Осенняя')
  await page.locator('#phone').fill(phone.replace('+7', '8'))
  await page.locator('#email').fill('demo@znatok.example')
  await saveButton.click()
  await expect(getSummary(ruEdit.errors.field)).toBeFocused()
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')

  await page.reload()
  await expect(page.getByText(ruEdit.restored)).toBeVisible()
  await expect(nameField).toHaveValue('Марина Осенняя')
  await expect(page.locator('#phone')).toHaveValue(phone)
  await page.locator('#email').fill(email)
  // Forgets the recorded calls.
  site.api.setBehavior('good')

  await context.setOffline(true)
  await saveButton.click()
  await expect(getSummary(ruEdit.failure.Offline.heading)).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: ruForm.connection.send })).toBeVisible()
  await page.route('**/use-cases/updateUser', async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await saveButton.click()
  await expect.poll(() => countUpdates()).toBe(1)
  await expect(getSummary(ruEdit.failure.MayHaveArrived.heading)).toBeFocused()
  await expect(nameField).toHaveValue('Марина Осенняя')
  await page.unroute('**/use-cases/updateUser')
  await saveButton.click()
  await expectSaved()
  expect(countUpdates()).toBe(1)

  await open('personal')
  await nameField.fill('Марина Весенняя')
  const otherTab = await context.newPage()
  await otherTab.goto(`${settingsPath}/edit/personal`)
  await otherTab.getByRole('button', { name: ruEdit.discard }).click()
  await otherTab.locator('#name').fill('Марина Летняя')
  await otherTab.getByRole('button', { name: ruEdit.save }).click()
  await awaitAnnouncement(speech, ruEdit.saved)
  await otherTab.close()
  await saveButton.click()
  await expect(page.getByRole('heading', { name: ruEdit.conflict.heading })).toBeFocused()
  await expectNoAxeViolationsInBothThemes(page)
  await page.getByRole('radio', { name: ruEdit.conflict.theirs }).check()
  await expect(page.getByText('Марина Летняя')).toBeVisible()
  await page.getByRole('radio', { name: ruEdit.conflict.mine }).check()
  await page.getByRole('button', { name: ruEdit.conflict.settle }).click()
  await expectSaved()
  await expect(page.getByRole('heading', { level: 1, name: 'Марина Весенняя' })).toBeVisible()
  await page.getByRole('button', { name: ruOwn.client.offer }).click()
  const publicPath = await page.getByRole('link', { name: ruOwn.asClient }).getAttribute('href')
  expect(await (await request.get(`${site.url}${publicPath}`)).text()).toContain('Марина Весенняя')
  await page.goto(settingsPath)
  await expect(page.getByRole('region', { name: ruSettings.personal.heading })).toContainText(phone)
})

test('changed text, services and links become public, and signing out deletes drafts (English, desktop)', async ({
  page,
  context,
  request,
  site,
}) => {
  test.slow()
  const email = 'own-en@demo.example'
  await signUp(context, site.url, { email, name: 'Марина Ветрова', password })
  const speech = await recordSpeech(context)
  const { nameField, saveButton, getSummary, open, expectSaved } = createEditPage(page, speech, '/en', enEdit)

  await open('about')
  await page.locator('#cityId').click()
  const picker = page.getByRole('dialog', { name: enAbout.city.dialog })
  await picker.getByRole('combobox').fill('Kazan')
  await picker.getByRole('gridcell', { name: 'Kazan' }).first().click()
  await expect(page.locator('#cityId')).toHaveText('Kazan')
  await page.locator('#experienceYears').fill('много')
  await page.locator('#about').fill('Кладу плитку ровно и в срок.')
  const getServiceField = (part: string) => page.locator(`[id="specialities.0.${part}"]`)
  await getServiceField('categoryId').selectOption({ index: 1 })
  const category = (await getServiceField('categoryId').locator('option:checked').textContent()) ?? ''
  await getServiceField('priceFrom').fill('1 500')
  await getServiceField('priceUnit').selectOption('m2')
  await saveButton.click()
  await expect(getSummary(enEdit.errors.field)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.locator('#experienceYears').fill('11')
  await saveButton.click()
  await expectSaved()
  await open('about')
  const regionSwitch = page.getByRole('switch', { name: enAbout.region.label })
  // The switch is optimistic, and a reload would abort its request.
  const regionResponse = page.waitForResponse(/\/use-cases\/countRegion/)
  await regionSwitch.click()
  await expect(regionSwitch).toBeChecked()
  await regionResponse
  await page.reload()
  await expect(regionSwitch).toBeChecked()

  await open('socials')
  await page.locator('[id="socials.0.url"]').fill('@vetrova_psy')
  await expectNoAxeViolations(page)
  await saveButton.click()
  await expectSaved()

  await expect(page.getByRole('heading', { level: 1, name: 'Marina Vetrova' })).toBeVisible()
  await expectNoAxeViolations(page)
  const publicPath = await page.getByRole('link', { name: enOwn.asClient }).getAttribute('href')
  const publicResponse = await request.get(`${site.url}${publicPath}`)
  const html = await publicResponse.text()
  for (const part of ['Марина Ветрова', 'Кладу плитку ровно', category, 'Kazan', 't.me/vetrova_psy'])
    expect(html).toContain(part)

  await page.goto(`/en${settingsPath}`)
  const getCard = (heading: string) => page.getByRole('region', { name: heading })
  await expect(getCard(enSettings.personal.heading)).toContainText(email)
  await getCard(enSettings.telegram.heading).getByRole('button', { name: enSettings.telegram.get }).click()
  await expect(getCard(enSettings.telegram.heading).getByText(`${enSettings.telegram.code}: `).first()).toBeAttached()
  await getCard(enSettings.chatApp.heading).getByRole('textbox').fill(phone)
  await getCard(enSettings.chatApp.heading).getByRole('button', { name: enSettings.chatApp.save }).click()
  await awaitAnnouncement(speech, enSettings.chatApp.saved)
  await expectNoAxeViolations(page)

  await page
    .getByRole('link', { name: new RegExp(enSettings.edit) })
    .first()
    .click()
  await nameField.fill('Марина Последняя')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: enForm.leave.keep.reject }).click()
  await expect(page).toHaveURL(new RegExp(`${settingsPath}$`))
  expect(await page.evaluate(() => localStorage.getItem('drafts'))).toContain('Последняя')
  await page.getByRole('main').getByRole('button', { name: enSettings.leave }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: enSession.leaveDrafts.accept }).click()
  await expect(page).toHaveURL(/:\d+\/en$/)
  expect(await page.evaluate(() => localStorage.getItem('drafts'))).toBe('')
})

interface Service {
  readonly id: number
  readonly name: string
}

test('adding a sentence to a profile keeps its services and their names in both languages', async ({
  page,
  context,
  request,
  site,
}) => {
  const readServices = async () => {
    const serviceLists = ['ru', 'en'].map(async lang => {
      const headers = { accept: 'application/json' }
      const response = await request.get(`${site.api.url}/api/profiles/1?lang=${lang}`, { headers })
      const { profile } = (await response.json()) as { readonly profile: { readonly specialities: readonly Service[] } }
      return profile.specialities.map(({ id, name }) => ({ id, name }))
    })
    return Promise.all(serviceLists)
  }
  const initialServices = await readServices()
  expect(initialServices.flat().length).toBeGreaterThan(2)
  const speech = await recordSpeech(context)
  await signIn(context, site.url)
  await page.goto(`${settingsPath}/edit/about`)
  const aboutField = page.locator('#about')
  await expect(aboutField).not.toHaveValue('')
  await aboutField.fill(`${await aboutField.inputValue()} Принимаю и по субботам.`)
  await page.getByRole('button', { name: ruEdit.save }).click()
  await awaitAnnouncement(speech, ruEdit.saved)
  expect(await (await request.get('/profiles/1')).text()).toContain('Принимаю и по субботам.')
  expect(await readServices()).toEqual(initialServices)
})
