import { demoAccount } from '#mocks/accounts/demo-account.ts'
import { expect, test } from './support/test.ts'

const getStatus = async (url: string) => (await fetch(url)).status

test('an escaped form of an address does not replace a page that is being rendered', async ({ site }) => {
  const [page, twin] = ['/tver/specialists?price_to=7772', '/t%76er/specialists?price_to=7772']
  const statuses = await Promise.all([twin, page, twin, page, twin].map(path => getStatus(site.url + path)))
  expect(statuses).toEqual([404, 200, 404, 200, 404])
})

test('a second save during a render shows on the next request', async ({ site, request }) => {
  const { email, password } = demoAccount
  const callUseCase = (name: string, input: object) =>
    request.post(`${site.url}/use-cases/${name}`, { headers: { origin: site.url }, data: { lang: 'ru', input } })
  expect((await callUseCase('signIn', { email, password })).status()).toBe(200)
  const answer = await request.get(`${site.url}/use-cases/viewOwnProfile?lang=ru`)
  const { value } = (await answer.json()) as { value: { user: { name: string }; profile: { id: number } } }
  const address = `${site.url}/profiles/${value.profile.id}`
  const save = async (name: string) =>
    expect((await callUseCase('updateUser', { name, email, phone: demoAccount.phone })).status()).toBe(200)

  expect(await getStatus(address)).toBe(200)
  await save('Первое Имя')
  site.api.behave('silent', new RegExp(`/api/profiles/${value.profile.id}\\?`))
  const first = fetch(address)
  await expect.poll(() => site.api.calls().some(call => call.includes(`/profiles/${value.profile.id}?`))).toBe(true)
  await save('Второе Имя')
  const second = fetch(address)
  site.api.behave('good')
  expect((await first).status).toBe(200)
  const page = await second
  expect(page.status).toBe(200)
  expect(page.headers.get('age')).toBe('0')
  expect(await page.text()).toContain('Второе Имя')
  await save(value.user.name)
})

test('a missing file of the build returns an empty, uncacheable 404', async ({ request }) => {
  const answer = await request.get('/_next/static/chunks/gone.js')
  expect([answer.status(), await answer.text(), answer.headers()['cache-control']]).toEqual([404, '', 'no-store'])
})
