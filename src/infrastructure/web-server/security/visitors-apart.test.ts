import { afterEach, expect, it, vi } from 'vitest'
import { createRandom } from '#mocks/generator/random.ts'
import { aigul, boris, createFakeApi } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

const languages = ['ru', 'en'] as const

/** Answers come in another order than they were asked for. */
function shuffledTime(random: () => number) {
  return async () => {
    for (let turns = Math.floor(random() * 8); turns > 0; turns -= 1)
      await new Promise(resolve => setImmediate(resolve))
  }
}

afterEach(() => vi.useRealTimers())

it('never mixes visitors in 1,000 concurrent requests of two accounts and strangers in both languages', async () => {
  // Long timeouts for busy machines.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const random = createRandom(11)
  const api = createFakeApi(shuffledTime(random))
  const site = await createFakeSite({ api: api.fetch })
  const people = await Promise.all(
    [aigul, boris, undefined].flatMap(account =>
      languages.map(async lang => {
        const visitor = createVisitor(site.app, { lang, address: `192.0.2.${account?.id ?? 9}` })
        if (account) await visitor.write('signIn', { email: account.email, password: account.password })
        return { account, lang, visitor, token: visitor.cookies.get('auth.access_token') }
      }),
    ),
  )
  expect(new Set(people.map(({ token }) => token)).size).toBe(5)
  api.calls.length = 0

  const shared = ['/kazan', '/en/kazan', '/profiles/1', '/nope/nope']
  const seen = new Map<string, Set<string>>()
  const note = (what: string, payload: string) => seen.set(what, (seen.get(what) ?? new Set()).add(payload))
  const asks = Array.from({ length: 1000 }, (_, index) => async () => {
    const person = people[index % people.length]
    if (!person) return
    const { account, lang, visitor } = person
    const path = shared[Math.floor(random() * shared.length)] ?? '/'
    const kind = Math.floor(random() * 4)
    if (kind === 0) note(path, (await visitor.get(path)).payload)
    else if (kind === 1) note(`regions in ${lang}`, (await visitor.read('listRegions')).payload)
    else if (kind === 2 && account) note('own page', (await visitor.get('/profile')).payload)
    else {
      const answer = await visitor.read('viewOwnProfile')
      note(`own profile of ${account?.name}`, answer.payload)
    }
  })
  await Promise.all(asks.map(ask => ask()))

  for (const [what, payloads] of seen) expect([what, payloads.size]).toEqual([what, 1])
  const only = (what: string) => [...(seen.get(what) ?? [])][0] ?? ''
  expect(JSON.parse(only('own profile of Aigul'))).toMatchObject({ value: { user: { id: 1 }, profile: { id: 10 } } })
  expect(JSON.parse(only('own profile of Boris'))).toMatchObject({ value: { user: { id: 2 }, profile: { id: 20 } } })
  expect(JSON.parse(only('own profile of undefined'))).toEqual({ ok: false, error: { _tag: 'NotSignedIn' } })
  expect(only('regions in ru')).toContain('Tatarstan in Russian')
  expect(only('regions in en')).not.toContain('in Russian')
  const ofNobody = [...seen]
    .filter(([what]) => !what.startsWith('own profile'))
    .flatMap(([, payloads]) => [...payloads])
  expect(ofNobody.length).toBeGreaterThan(5)
  expect(ofNobody.join('')).not.toMatch(/Aigul|Boris|canary/)

  const own = api.calls.filter(({ path }) => path === '/api/user/profile')
  expect(own.length).toBeGreaterThan(100)
  // Each with the token of that session, in its language and for its address.
  for (const { token, lang, visitor } of own)
    expect(people).toContainEqual(
      expect.objectContaining({ token, lang, account: visitor === '192.0.2.1' ? aigul : boris }),
    )
  const others = api.calls.filter(({ path }) => path !== '/api/user/profile')
  expect(others.map(({ token }) => token)).toEqual(others.map(() => undefined))
})
