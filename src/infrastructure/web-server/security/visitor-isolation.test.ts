import { afterEach, expect, it, vi } from 'vitest'
import { createRandom } from '#mocks/generator/random.ts'
import { aigul, boris, createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

const languages = ['ru', 'en'] as const

function createRandomDelay(random: () => number) {
  return async () => {
    for (let turns = Math.floor(random() * 8); turns > 0; turns -= 1)
      await new Promise(resolve => setImmediate(resolve))
  }
}

afterEach(() => vi.useRealTimers())

it('never mixes up visitors or languages in 1,000 concurrent requests', async () => {
  // With fake timers, timeouts never fire. A busy machine would exceed the real ones.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const random = createRandom(11)
  const api = createFakeApi(createRandomDelay(random))
  const site = await createFakeSite({ fetchApi: api.fetch })
  const clients = await Promise.all(
    [aigul, boris, undefined].flatMap(account =>
      languages.map(async lang => {
        const visitor = createVisitor(site.app, { lang, address: `192.0.2.${account?.id ?? 9}` })
        if (account) await visitor.mutate('signIn', { email: account.email, password: account.password })
        return { account, lang, visitor, token: visitor.cookies.get('auth.access_token') }
      }),
    ),
  )
  expect(new Set(clients.map(({ token }) => token)).size).toBe(5)
  api.calls.length = 0

  const sharedPaths = ['/kazan', '/en/kazan', '/profiles/1', '/nope/nope']
  const payloadsByKey = new Map<string, Set<string>>()
  const recordPayload = (key: string, payload: string) =>
    payloadsByKey.set(key, (payloadsByKey.get(key) ?? new Set()).add(payload))
  const calls = Array.from({ length: 1000 }, (_, index) => async () => {
    const client = clients[index % clients.length]
    if (!client) return
    const { account, lang, visitor } = client
    const path = sharedPaths[Math.floor(random() * sharedPaths.length)] ?? '/'
    const kind = Math.floor(random() * 4)
    if (kind === 0) recordPayload(path, (await visitor.get(path)).payload)
    else if (kind === 1) recordPayload(`regions in ${lang}`, (await visitor.query('listRegions')).payload)
    else if (kind === 2 && account) recordPayload('account page', (await visitor.get('/profile')).payload)
    else {
      const response = await visitor.query('viewOwnProfile')
      recordPayload(`profile of ${account?.name}`, response.payload)
    }
  })
  await Promise.all(calls.map(call => call()))

  for (const [key, payloads] of payloadsByKey) expect([key, payloads.size]).toEqual([key, 1])
  const getPayload = (key: string) => [...(payloadsByKey.get(key) ?? [])][0] ?? ''
  expect(JSON.parse(getPayload('profile of Aigul'))).toMatchObject({
    value: { user: { id: 1 }, profile: { id: 10 } },
  })
  expect(JSON.parse(getPayload('profile of Boris'))).toMatchObject({
    value: { user: { id: 2 }, profile: { id: 20 } },
  })
  expect(JSON.parse(getPayload('profile of undefined'))).toEqual({ ok: false, error: { _tag: 'NotSignedIn' } })
  expect(getPayload('regions in ru')).toContain('Tatarstan in Russian')
  expect(getPayload('regions in en')).toContain('"Tatarstan"')
  const publicPayloads = [...payloadsByKey]
    .filter(([key]) => !key.startsWith('profile of'))
    .flatMap(([, payloads]) => [...payloads])
  expect(publicPayloads.length).toBeGreaterThan(5)
  expect(publicPayloads.join('')).not.toMatch(/Aigul|Boris|canary/)

  const ownProfileCalls = api.calls.filter(({ path }) => path === '/api/user/profile')
  expect(ownProfileCalls.length).toBeGreaterThan(100)
  for (const { token, lang, forwardedFor } of ownProfileCalls)
    expect(clients).toContainEqual(
      expect.objectContaining({ token, lang, account: forwardedFor === '192.0.2.1' ? aigul : boris }),
    )
  const otherCalls = api.calls.filter(({ path }) => path !== '/api/user/profile')
  expect(otherCalls.map(({ token }) => token)).toEqual(otherCalls.map(() => undefined))
})
