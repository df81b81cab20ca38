import { pickInteger, pick, createRandom, deriveSeed, type Random } from '#mocks/generator/random.ts'
import { startSite } from '#tests/e2e/support/site.ts'
import { expect, test } from './support/test.ts'
import { createVisitor, type SiteResponse, type Visitor } from './support/visitor.ts'

const personCount = 20
/** Each round sends two concurrent requests: a private one, and one for a shared page or query. */
const roundsPerPerson = 25
const concurrency = 5

const sharedPaths = [
  '/',
  '/en',
  '/kazan',
  '/en/kazan',
  '/kazan/specialists',
  '/en/kazan/specialists?price_to=9000',
  '/profiles/1',
  '/en/profiles/1',
  '/nope',
  '/profile',
  '/use-cases/listRegions?lang=en',
  '/use-cases/suggest?lang=ru&input={"text":"плитка"}',
]

/** An account whose email, password and phone number contain its number. */
interface Person {
  readonly number: string
  readonly visitor: Visitor
  readonly random: Random
  readonly password: string
  readonly phone: string
  email: string
  isSignedIn: boolean
}

const personName = 'Иван Петров'
const createEmail = (number: string, suffix: number) => `canary${number}.${suffix}@demo.example`
const readValue = ({ body }: SiteResponse) => (JSON.parse(body) as { readonly value: unknown }).value

async function register(siteUrl: string, index: number): Promise<Person> {
  const number = String(index).padStart(2, '0')
  const visitor = createVisitor(siteUrl, index % 2 === 0 ? 'ru' : 'en')
  const email = createEmail(number, 0)
  const password = `canary${number} horse`
  const phone = `+79175550${number}0`
  const uuid = readValue(await visitor.mutate('requestCode', email))
  expect((await visitor.mutate('verifyCode', { uuid, code: '123456' })).status).toBe(200)
  expect((await visitor.mutate('createAccount', { name: personName, password, agreement: true })).status).toBe(200)
  expect((await visitor.mutate('updateUser', { name: personName, email, phone })).status).toBe(200)
  const random = createRandom(deriveSeed(21, index, 0))
  return { number, visitor, random, password, phone, email, isSignedIn: true }
}

const ratings = { ratingQuality: 5, ratingPrice: 4, ratingTime: 5 } as const

const actions: readonly ((person: Person) => Promise<SiteResponse>)[] = [
  async ({ visitor, email }) => {
    const response = await visitor.query('viewOwnProfile')
    expect(readValue(response)).toMatchObject({ user: { email } })
    return response
  },
  async person => {
    const { visitor, number, phone, random } = person
    const email = createEmail(number, pickInteger(random, 1, 1e6))
    const response = await visitor.mutate('updateUser', { name: personName, email, phone })
    expect(readValue(response)).toMatchObject({ user: { email, phone } })
    person.email = email
    return response
  },
  ({ visitor, phone }) => visitor.mutate('updateChatApp', { whatsapp: phone }),
  ({ visitor, number, random }) =>
    visitor.mutate('fileComplaint', { profileId: pickInteger(random, 2, 99), typeId: 3, text: `canary${number}` }),
  ({ visitor, number }) => visitor.mutate('applyForPlacement', { tariff: 'month', comment: `canary${number}` }),
  ({ visitor, random }) =>
    visitor.mutate('writeReview', { profileId: pickInteger(random, 100, 4000), text: 'Ровно и в срок.', ...ratings }),
  ({ visitor, random }) => visitor.mutate('updateNotificationSettings', { new_review: random() < 0.5 }),
  ({ visitor }) => visitor.query('listNotifications', { page: 1, unreadOnly: false }),
  ({ visitor }) => visitor.query('countUnread'),
  person => {
    person.isSignedIn = false
    return person.visitor.mutate('signOut')
  },
]

async function performAction(person: Person): Promise<SiteResponse> {
  const { visitor, random, email, password } = person
  if (person.isSignedIn) {
    const response = await pick(random, actions)(person)
    expect(response.status, response.body).toBe(200)
    return response
  }
  if (random() < 0.4) {
    const response = await visitor.query('viewOwnProfile')
    expect(response.body).toBe('{"ok":false,"error":{"_tag":"NotSignedIn"}}')
    return response
  }
  const response = await visitor.mutate('signIn', { email, password })
  expect(response.status).toBe(200)
  person.isSignedIn = true
  return response
}

const findCanaryNumbers = (text: string): readonly string[] =>
  [/canary(\d\d)/g, /917\D{0,3}555\D?0(\d)\D?(\d)0/g].flatMap(pattern =>
    [...text.matchAll(pattern)].map(([, ...digits]) => digits.join('')),
  )

test('1,000 requests by 20 visitors who sign in, write and sign out never leak private data', async ({
  onTestFinished,
}) => {
  const site = await startSite({ WRITES_PER_MINUTE: '100000' })
  onTestFinished(async () => {
    if (site.isRunning()) await site.stop()
  })
  // A published review would change the rating of a specialist on a page that is rendered again.
  const moderation = await fetch(`${site.api.url}/__control/moderate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ on: true }),
  })
  expect(moderation.status).toBe(204)
  const people = await Promise.all(Array.from({ length: personCount }, (_, index) => register(site.url, index)))
  const pages = new Map<string, Set<string>>()
  const tokens = new Set<string>()
  const privateResponses: { readonly number: string; readonly response: SiteResponse }[] = []
  const headers: string[] = []
  const hasToken = ({ visitor }: Person) => visitor.getToken() !== undefined

  const runRound = async (person: Person) => {
    const path = pick(
      person.random,
      sharedPaths.filter(sharedPath => sharedPath !== '/profile' || person.isSignedIn),
    )
    tokens.add(person.visitor.getToken() ?? '')
    const [page, response] = await Promise.all([person.visitor.get(path), performAction(person)])
    tokens.add(person.visitor.getToken() ?? '')
    expect(hasToken(person)).toBe(person.isSignedIn)
    pages.set(path, (pages.get(path) ?? new Set()).add(page.body))
    headers.push(JSON.stringify([...page.headers]))
    privateResponses.push({ number: person.number, response })
  }
  const queue = people.map(person => ({ person, remaining: roundsPerPerson }))
  const runRounds = async () => {
    for (let turn = queue.shift(); turn; turn = queue.shift()) {
      await runRound(turn.person)
      if (turn.remaining > 1) queue.push({ ...turn, remaining: turn.remaining - 1 })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runRounds))

  for (const [path, bodies] of pages) expect([path, bodies.size]).toEqual([path, 1])
  expect(pages.size).toBe(sharedPaths.length)
  const sharedPages = [...pages.values()].flatMap(bodies => [...bodies])
  expect(findCanaryNumbers([...sharedPages, ...headers].join())).toEqual([])
  expect(headers.filter(line => line.includes('auth.access_token'))).toEqual([])
  for (const { number, response } of privateResponses) {
    expect(new Set([number, ...findCanaryNumbers(response.body)])).toEqual(new Set([number]))
    expect(response.headers.get('cache-control')).toContain('no-store')
  }
  expect(new Set(privateResponses.flatMap(({ response }) => findCanaryNumbers(response.body))).size).toBe(personCount)
  tokens.delete('')
  // Each sign-in issues a new token, so there are more tokens than visitors.
  expect(tokens.size).toBeGreaterThan(personCount * 2)
  const formatHeadersWithoutCookies = ({ headers: responseHeaders }: SiteResponse) =>
    [...responseHeaders].filter(([name]) => name !== 'set-cookie').join()
  const publicTexts = [
    ...sharedPages,
    ...headers,
    ...privateResponses.flatMap(({ response }) => [response.body, formatHeadersWithoutCookies(response)]),
  ].join()
  expect([...tokens].filter(token => publicTexts.includes(token.slice(token.indexOf('|') + 1)))).toEqual([])
  expect(findCanaryNumbers(site.getLog())).toEqual([])
  expect(await site.stop()).toBe(0)
})
