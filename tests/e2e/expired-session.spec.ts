import password from '#ui/i18n/locales/ru/edit-password.json' with { type: 'json' }
import registration from '#ui/i18n/locales/ru/registration.json' with { type: 'json' }
import session from '#ui/i18n/locales/ru/session.json' with { type: 'json' }
import { signUp } from './support/sign-up.ts'
import { signInThroughDialog } from './support/forms.ts'
import { createMailbox } from './support/mailbox.ts'
import { passwords } from './support/secrets.ts'
import { expect, test } from './support/test.ts'
import { trackOwnRequests } from './support/track-requests.ts'

const secret = passwords.first
const createAddress = (who: string) => `${who}-${test.info().parallelIndex}-${Date.now()}@demo.example`

test('a session that expires during a password change asks to sign in, then the change succeeds', async ({
  page,
  context,
  request,
  site,
  problems,
}) => {
  problems.expect('answer: 401 POST /use-cases/changePassword')
  problems.expect('console: changing a password failed {error: SessionExpired}')
  const email = createAddress('expired')
  await signUp(context, site.url, { email, name: 'Пётр Ясный', password: secret })
  const requestsDone = trackOwnRequests(page)
  await page.goto('/profile/settings/edit/password')
  await page.getByLabel(password.current, { exact: true }).fill(secret)
  await page.getByLabel(password.next, { exact: true }).fill(passwords.next)
  await requestsDone()
  await createMailbox(request, site.api.url).expireTokens()
  await page.getByRole('button', { name: password.save }).click()
  await signInThroughDialog(page, email, secret)
  await expect(page.getByRole('dialog', { name: session.heading })).toHaveCount(0)
  await expect(page.getByRole('group', { name: /Сеанс истёк/ })).toHaveCount(0)
  await expect(page.getByLabel(password.next, { exact: true })).toHaveValue(passwords.next)
  await page.getByRole('button', { name: password.save }).click()
  await expect(page.getByText(password.saved)).toBeVisible()
})

test('a session that expires in the last step of registration restarts with a new code, not with the login', async ({
  page,
  request,
  site,
  problems,
}) => {
  problems.expect('answer: 401 POST /use-cases/createAccount')
  problems.expect('console: registration failed {error: NotSignedIn}')
  const email = createAddress('late')
  const { start, code, account, failure } = registration
  const mock = createMailbox(request, site.api.url)
  const verify = async () => {
    await page.getByRole('button', { name: start.submit }).click()
    await expect(page.getByLabel(code.label)).toBeVisible()
    await page.getByLabel(code.label).fill(await mock.readCode(email))
  }
  await page.goto('/register')
  await page.getByLabel(start.email, { exact: true }).fill(email)
  await verify()
  await page.getByLabel(account.name, { exact: true }).fill('Пётр Ясный')
  await page.getByLabel(account.password, { exact: true }).fill(secret)
  await page.getByRole('radio', { name: account.find }).check()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await mock.expireTokens()
  await page.getByRole('button', { name: account.submit }).click()
  await expect(page.getByRole('group', { name: failure.NotSignedIn.heading })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByLabel(start.email, { exact: true })).toHaveValue(email)
  await verify()
  await expect(page.getByLabel(account.name, { exact: true })).toHaveValue('Пётр Ясный')
  await page.getByRole('button', { name: account.submit }).click()
  await expect(page).toHaveURL(/\/profile/)
})
