import { demoSpecialist } from '#mocks/accounts/demo-accounts.ts'
import { expect, test } from './support/test.ts'

const getStatus = async (url: string) => (await fetch(url)).status

test('while a page is rendered, an escaped form of its URL returns 404 and does not affect the page', async ({
  site,
}) => {
  const plainPath = '/tver/specialists?price_to=7772'
  const escapedPath = '/t%76er/specialists?price_to=7772'
  const paths = [escapedPath, plainPath, escapedPath, plainPath, escapedPath]
  const statuses = await Promise.all(paths.map(path => getStatus(site.url + path)))
  expect(statuses).toEqual([404, 200, 404, 200, 404])
})

test('a save during a render is visible to the next request', async ({ site, request }) => {
  const { email, password } = demoSpecialist
  const callUseCase = (name: string, input: object) =>
    request.post(`${site.url}/use-cases/${name}`, { headers: { origin: site.url }, data: { lang: 'ru', input } })
  expect((await callUseCase('signIn', { email, password })).status()).toBe(200)
  const profileResponse = await request.get(`${site.url}/use-cases/viewOwnProfile?lang=ru`)
  const { value } = (await profileResponse.json()) as { value: { user: { name: string }; profile: { id: number } } }
  const url = `${site.url}/profiles/${value.profile.id}`
  const save = async (name: string) =>
    expect((await callUseCase('updateUser', { name, email, phone: demoSpecialist.phone })).status()).toBe(200)

  expect(await getStatus(url)).toBe(200)
  await save('Первое Имя')
  site.api.setBehavior('silent', new RegExp(`/api/profiles/${value.profile.id}\\?`))
  const firstResponsePromise = fetch(url)
  await expect.poll(() => site.api.getCalls().some(call => call.includes(`/profiles/${value.profile.id}?`))).toBe(true)
  await save('Второе Имя')
  const freshResponsePromise = fetch(url)
  site.api.setBehavior('good')
  expect((await firstResponsePromise).status).toBe(200)
  const freshResponse = await freshResponsePromise
  expect(freshResponse.status).toBe(200)
  expect(freshResponse.headers.get('age')).toBe('0')
  expect(await freshResponse.text()).toContain('Второе Имя')
  // The held call returns the second name too, so only another call shows that the renders are separate.
  expect(site.api.getCalls().filter(call => call.includes(`/profiles/${value.profile.id}?`))).toHaveLength(1)
  await save(value.user.name)
})
