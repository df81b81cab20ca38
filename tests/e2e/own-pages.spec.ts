import enEdit from '#ui/i18n/locales/en/edit.json' with { type: 'json' }
import enAbout from '#ui/i18n/locales/en/edit-about.json' with { type: 'json' }
import enPersonal from '#ui/i18n/locales/en/edit-personal.json' with { type: 'json' }
import enSocials from '#ui/i18n/locales/en/edit-socials.json' with { type: 'json' }
import enOwn from '#ui/i18n/locales/en/own-profile.json' with { type: 'json' }
import enForm from '#ui/i18n/locales/en/form.json' with { type: 'json' }
import enPassword from '#ui/i18n/locales/en/edit-password.json' with { type: 'json' }
import enSettings from '#ui/i18n/locales/en/own-settings.json' with { type: 'json' }
import enSession from '#ui/i18n/locales/en/session.json' with { type: 'json' }
import ruEdit from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import ruAbout from '#ui/i18n/locales/ru/edit-about.json' with { type: 'json' }
import ruPersonal from '#ui/i18n/locales/ru/edit-personal.json' with { type: 'json' }
import ruSocials from '#ui/i18n/locales/ru/edit-socials.json' with { type: 'json' }
import ruOwn from '#ui/i18n/locales/ru/own-profile.json' with { type: 'json' }
import ruForm from '#ui/i18n/locales/ru/form.json' with { type: 'json' }
import ruPassword from '#ui/i18n/locales/ru/edit-password.json' with { type: 'json' }
import ruSettings from '#ui/i18n/locales/ru/own-settings.json' with { type: 'json' }
import ruSession from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { signUp } from './support/account.ts'
import { expectNoAxeViolationsInFlow } from './support/axe.ts'
import { letters } from './support/letters.ts'
import { mockApi, signIn } from './support/mock-api.ts'
import { passwords } from './support/secrets.ts'
import { expect, test } from './support/test.ts'
import { trackRequests } from './support/track-requests.ts'

const ru = {
  edit: ruEdit,
  leave: ruForm.leave,
  about: ruAbout,
  personal: ruPersonal,
  socials: ruSocials,
  own: ruOwn,
  session: ruSession,
  secret: ruPassword,
  cards: ruSettings,
}
const en = {
  edit: enEdit,
  leave: enForm.leave,
  about: enAbout,
  personal: enPersonal,
  socials: enSocials,
  own: enOwn,
  session: enSession,
  secret: enPassword,
  cards: enSettings,
}
const people = [
  { prefix: '', width: 360, phone: '+7 917 204-18-33', city: 'Казань', texts: ru },
  { prefix: '/en', width: 1280, phone: '+7 917 204-18-34', city: 'Kazan', texts: en },
] as const

const password = passwords.first
const settings = '/profile/settings'

for (const { prefix, width, phone, city, texts } of people)
  test(`nothing of one's own is lost while it is changed, in ${prefix || '/ru'}, ${width} wide`, async ({
    page,
    context,
    request,
    site,
    problems,
  }) => {
    test.slow()
    // What is refused or does not come on the way is meant, and told without what was typed.
    problems.expect('answer: 422 POST /use-cases/updateUser')
    problems.expect('console: saving failed {error: FieldErrors}')
    problems.expect('console: saving failed {error: ApiUnavailable}', 2)
    problems.expectSome(/^answer: 401 GET \/use-cases\/(viewOwnProfile|countUnread)$/)
    // Another call may notice first, and take the cookie away.
    problems.expectSome(/^console: saving failed \{error: (SessionExpired|NotSignedIn)\}$/)
    problems.expect('answer: 422 POST /use-cases/changePassword')
    problems.expect('console: changing a password failed {error: FieldErrors}')
    const { edit, leave, about, personal, socials, own, session, secret, cards } = texts
    const mock = letters(request, site.api.url)
    const email = `own-${width}@demo.example`
    await signUp(context, site.url, { email, name: 'Марина Ветрова', password })
    await page.setViewportSize({ width, height: 780 })
    page.setDefaultTimeout(15_000)
    const name = page.locator('#name')
    const save = page.getByRole('button', { name: edit.save })
    const summary = (heading: string) => page.getByRole('group', { name: heading })
    const open = (screen: string) => page.goto(`${prefix}${settings}/edit/${screen}`)
    const puts = () => site.api.calls().filter(call => call.startsWith('PUT /api/user?')).length
    const saved = async () => {
      await expect(page.getByRole('status').filter({ hasText: edit.saved })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${prefix}/profile(/settings)?$`))
    }

    // What is wrong is said in the form, what the server refuses beside its field.
    await open('personal')
    await expect(name).toHaveValue('Марина Ветрова')
    await expectNoAxeViolationsInFlow(page, prefix)
    await name.fill('')
    await page.locator('#phone').fill('917204')
    await save.click()
    await expect(summary(edit.errors.fields)).toBeFocused()
    await expectNoAxeViolationsInFlow(page, prefix)
    await page.getByRole('link', { name: personal.errors.name }).click()
    await expect(name).toBeFocused()
    await name.fill('Марина Осенняя')
    await page.locator('#phone').fill(phone.replace('+7', '8'))
    await page.locator('#email').fill('demo@znatok.example')
    await save.click()
    await expect(summary(edit.errors.field)).toBeFocused()
    await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true')

    // A reload, a closed tab: it is there again.
    await page.reload()
    await expect(page.getByText(edit.restored)).toBeVisible()
    await expect(name).toHaveValue('Марина Осенняя')
    await expect(page.locator('#phone')).toHaveValue(phone)
    await page.locator('#email').fill(email)
    site.api.behave('good')

    // The network goes before saving, then in the middle of it; what the API has saved all the same is not sent twice.
    await context.setOffline(true)
    await save.click()
    await expect(summary(edit.failure.failed.heading)).toBeFocused()
    await context.setOffline(false)
    await page.route('**/use-cases/updateUser', async route => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await save.click()
    await expect.poll(() => puts()).toBe(1)
    await expect(summary(edit.failure.failed.heading)).toBeFocused()
    await expect(name).toHaveValue('Марина Осенняя')
    await page.unroute('**/use-cases/updateUser')
    await save.click()
    await saved()
    expect(puts()).toBe(1)

    // The session expires while something is being written: it is asked for on the spot.
    const requestsDone = trackRequests(page)
    await open('personal')
    await name.fill('Марина Зимняя')
    // Whatever else asks has asked: it is saving that meets the end.
    await expect(page.locator('header [aria-haspopup=dialog]')).toBeVisible()
    await requestsDone()
    await mock.expireTokens()
    await save.click()
    const login = page.getByRole('dialog', { name: session.heading })
    await expect(login).toContainText(session.expired)
    await login.getByLabel(session.email, { exact: true }).fill(email)
    await login.getByLabel(session.password, { exact: true }).fill(password)
    await login.getByRole('button', { name: session.submit, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(name).toHaveValue('Марина Зимняя')
    await save.click()
    await saved()

    // Changed in two tabs: both values are shown, and one is chosen.
    await open('personal')
    await name.fill('Марина Весенняя')
    const other = await context.newPage()
    await other.goto(`${prefix}${settings}/edit/personal`)
    await other.getByRole('button', { name: edit.discard }).click()
    await other.locator('#name').fill('Марина Летняя')
    await other.getByRole('button', { name: edit.save }).click()
    await expect(other.getByRole('status').filter({ hasText: edit.saved })).toBeVisible()
    await other.close()
    await save.click()
    await expect(page.getByRole('heading', { name: edit.conflict.heading })).toBeFocused()
    await expectNoAxeViolationsInFlow(page, prefix)
    await page.getByRole('radio', { name: edit.conflict.theirs }).check()
    await expect(page.getByText('Марина Летняя')).toBeVisible()
    await page.getByRole('radio', { name: edit.conflict.mine }).check()
    await page.getByRole('button', { name: edit.conflict.settle }).click()
    await saved()

    // What one says of oneself, with a server that does not take it at first.
    await open('about')
    await page.locator('#cityId').click()
    const picker = page.getByRole('dialog', { name: about.city.dialog })
    await picker.getByRole('combobox').fill(city)
    await picker.getByRole('option', { name: city }).first().click()
    await expect(page.locator('#cityId')).toHaveText(city)
    await page.locator('#experienceYears').fill('много')
    await page.locator('#about').fill('Кладу плитку ровно и в срок.')
    await page.getByRole('button', { name: about.services.list.add }).click()
    const service = (part: string) => page.locator(`[id="specialities.0.${part}"]`)
    await service('categoryId').selectOption({ index: 1 })
    const category = (await service('categoryId').locator('option:checked').textContent()) ?? ''
    await service('priceFrom').fill('1 500')
    await service('priceUnit').selectOption('m2')
    await save.click()
    await expect(summary(edit.errors.field)).toBeFocused()
    await expectNoAxeViolationsInFlow(page, prefix)
    await page.locator('#experienceYears').fill('11')
    await save.click()
    await saved()
    await open('about')
    const region = page.getByRole('switch', { name: about.region.label })
    await region.click()
    await expect(region).toBeChecked()
    await page.reload()
    await expect(region).toBeChecked()

    // Where to write to them.
    await open('socials')
    await page.getByRole('button', { name: socials.list.add }).click()
    await page.locator('[id="socials.0.url"]').fill('@vetrova_psy')
    await expectNoAxeViolationsInFlow(page, prefix)
    await save.click()
    await saved()

    // Everybody sees it at the next load.
    await page.goto(`${prefix}/profile`)
    await expect(page.getByRole('heading', { level: 1, name: 'Марина Весенняя' })).toBeVisible()
    await expectNoAxeViolationsInFlow(page, prefix)
    const address = await page.getByRole('link', { name: own.asClient }).getAttribute('href')
    const seen = await request.get(`${site.url}${address}`)
    const html = await seen.text()
    for (const part of ['Марина Весенняя', 'Кладу плитку ровно', category, city, 't.me/vetrova_psy'])
      expect(html).toContain(part)

    // A wrong present password is told beside its field, and the new one counts from now on.
    await open('password')
    await page.locator('#currentPassword').fill('wrong')
    await page.locator('#password').fill(passwords.next)
    await page.getByRole('button', { name: secret.save }).click()
    await expect(summary(edit.errors.field)).toBeFocused()
    await expectNoAxeViolationsInFlow(page, prefix)
    await page.locator('#currentPassword').fill(password)
    await page.getByRole('button', { name: secret.save }).click()
    await expect(page).toHaveURL(new RegExp(`${settings}$`))

    // The settings sum it up; a code for the bot, and the number of the chat app.
    const card = (heading: string) => page.getByRole('region', { name: heading })
    await expect(card(cards.personal.heading)).toContainText(phone)
    await card(cards.telegram.heading).getByRole('button', { name: cards.telegram.get }).click()
    await expect(card(cards.telegram.heading).getByLabel(cards.telegram.code)).not.toBeEmpty()
    await card(cards.chatApp.heading).getByRole('textbox').fill(phone)
    await card(cards.chatApp.heading).getByRole('button', { name: cards.chatApp.save }).click()
    await expect(page.getByRole('status').filter({ hasText: cards.chatApp.saved })).toBeVisible()
    await expectNoAxeViolationsInFlow(page, prefix)

    // Whoever leaves with text that is not saved is asked first; signing out takes the draft along.
    await page
      .getByRole('link', { name: new RegExp(cards.edit) })
      .first()
      .click()
    await name.fill('Марина Последняя')
    await page
      .getByRole('navigation', { name: 'Вы здесь' })
      .or(page.getByRole('navigation', { name: 'You are here' }))
      .getByRole('link')
      .last()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: leave.keep.reject }).click()
    await expect(page).toHaveURL(new RegExp(`${settings}$`))
    expect(await page.evaluate(() => localStorage.getItem('drafts'))).toContain('Последняя')
    await page.getByRole('main').getByRole('button', { name: cards.leave }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: session.leaveDrafts.accept }).click()
    await expect(page).toHaveURL(new RegExp(`:\\d+${prefix || '/'}$`))
    expect(await page.evaluate(() => localStorage.getItem('drafts'))).toBe('')
  })

interface Service {
  readonly id: number
  readonly name: string
}

test('adding a sentence to your profile keeps your services and their names in both languages', async ({
  page,
  context,
  request,
  site,
}) => {
  await mockApi(request, site.api.url).reset()
  const readServices = async () => {
    const answers = ['ru', 'en'].map(async lang => {
      const headers = { accept: 'application/json' }
      const answer = await request.get(`${site.api.url}/api/profiles/1?lang=${lang}`, { headers })
      const { profile } = (await answer.json()) as { readonly profile: { readonly specialities: readonly Service[] } }
      return profile.specialities.map(({ id, name }) => ({ id, name }))
    })
    return Promise.all(answers)
  }
  const before = await readServices()
  expect(before.flat().length).toBeGreaterThan(2)
  await signIn(context, site.url)
  await page.goto(`${settings}/edit/about`)
  const story = page.locator('#about')
  await expect(story).not.toHaveValue('')
  await story.fill(`${await story.inputValue()} Принимаю и по субботам.`)
  await page.getByRole('button', { name: ruEdit.save }).click()
  await expect(page.getByRole('status').filter({ hasText: ruEdit.saved })).toBeVisible()
  expect(await (await request.get('/profiles/1')).text()).toContain('Принимаю и по субботам.')
  expect(await readServices()).toEqual(before)
})
