import { pickInteger, pick, createRandom, deriveSeed, type Random } from '#mocks/generator/random.ts'
import { startSite } from '#tests/e2e/support/site.ts'
import { expect, test } from './support/test.ts'
import { createVisitor, type Answer, type Visitor } from './support/visitor.ts'

const personCount = 20
/** Each round sends two concurrent requests, a private and a shared one. */
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

/** An account whose private data all contain its number. */
interface Person {
  readonly number: string
  readonly visitor: Visitor
  readonly random: Random
  readonly password: string
  readonly phone: string
  email: string
  isSignedIn: boolean
}

const createEmail = (number: string, time: number) => `canary${number}.${time}@demo.example`
const readValue = ({ body }: Answer) => (JSON.parse(body) as { readonly value: unknown }).value

async function register(site: string, index: number): Promise<Person> {
  const number = String(index).padStart(2, '0')
  const visitor = createVisitor(site, index % 2 === 0 ? 'ru' : 'en')
  const [email, password, phone] = [createEmail(number, 0), `canary${number} horse`, `+79175550${number}0`]
  const uuid = readValue(await visitor.write('requestCode', email))
  const [name, agreement] = ['Иван Петров', true]
  expect((await visitor.write('verifyCode', { uuid, code: '123456' })).status).toBe(200)
  expect((await visitor.write('createAccount', { name, password, agreement })).status).toBe(200)
  expect((await visitor.write('updateUser', { name, email, phone })).status).toBe(200)
  const random = createRandom(deriveSeed(21, index, 0))
  return { number, visitor, random, password, phone, email, isSignedIn: true }
}

const ratings = { ratingQuality: 5, ratingPrice: 4, ratingTime: 5 } as const

const actions: readonly ((person: Person) => Promise<Answer>)[] = [
  async ({ visitor, email }) => {
    const answer = await visitor.read('viewOwnProfile')
    expect(readValue(answer)).toMatchObject({ user: { email } })
    return answer
  },
  async person => {
    const { visitor, number, phone, random } = person
    const email = createEmail(number, pickInteger(random, 1, 1e6))
    const answer = await visitor.write('updateUser', { name: 'Иван Петров', email, phone })
    expect(readValue(answer)).toMatchObject({ user: { email, phone } })
    person.email = email
    return answer
  },
  ({ visitor, phone }) => visitor.write('updateChatApp', { whatsapp: phone }),
  ({ visitor, number, random }) =>
    visitor.write('fileComplaint', { profileId: pickInteger(random, 2, 99), typeId: 3, text: `canary${number}` }),
  ({ visitor, number }) => visitor.write('applyForPlacement', { tariff: 'month', comment: `canary${number}` }),
  ({ visitor, random }) =>
    visitor.write('writeReview', { profileId: pickInteger(random, 100, 4000), text: 'Ровно и в срок.', ...ratings }),
  ({ visitor, random }) => visitor.write('updateNotificationSettings', { new_review: random() < 0.5 }),
  ({ visitor }) => visitor.read('listNotifications', { page: 1, unreadOnly: false }),
  ({ visitor }) => visitor.read('countUnread'),
  person => {
    person.isSignedIn = false
    return person.visitor.write('signOut')
  },
]

async function act(person: Person): Promise<Answer> {
  const { visitor, random, email, password } = person
  if (person.isSignedIn) {
    const answer = await pick(random, actions)(person)
    expect(answer.status, answer.body).toBe(200)
    return answer
  }
  if (random() < 0.4) {
    const answer = await visitor.read('viewOwnProfile')
    expect(answer.body).toBe('{"ok":false,"error":{"_tag":"NotSignedIn"}}')
    return answer
  }
  const answer = await visitor.write('signIn', { email, password })
  expect(answer.status).toBe(200)
  person.isSignedIn = true
  return answer
}

const findTraces = (text: string): readonly string[] =>
  [/canary(\d\d)/g, /917\D{0,3}555\D?0(\d)\D?(\d)0/g].flatMap(trace =>
    [...text.matchAll(trace)].map(([, ...digits]) => digits.join('')),
  )

test('1,000 requests of 20 visitors who sign in, write and sign out never leak private data', async ({
  onTestFinished,
}) => {
  const site = await startSite({ WRITES_PER_MINUTE: '100000' })
  onTestFinished(async () => {
    if (site.isRunning()) await site.stop()
  })
  const persons = await Promise.all(Array.from({ length: personCount }, (_, index) => register(site.url, index)))
  const [pages, tokens] = [new Map<string, Set<string>>(), new Set<string>()]
  const ownAnswers: { readonly number: string; readonly answer: Answer }[] = []
  const headers: string[] = []
  const hasToken = ({ visitor }: Person) => visitor.token() !== undefined

  const runRound = async (person: Person) => {
    const path = pick(
      person.random,
      sharedPaths.filter(each => each !== '/profile' || person.isSignedIn),
    )
    tokens.add(person.visitor.token() ?? '')
    const [page, answer] = await Promise.all([person.visitor.get(path), act(person)])
    tokens.add(person.visitor.token() ?? '')
    expect(hasToken(person)).toBe(person.isSignedIn)
    pages.set(path, (pages.get(path) ?? new Set()).add(page.body))
    headers.push(JSON.stringify([...page.headers]))
    ownAnswers.push({ number: person.number, answer })
  }
  const queue = persons.map(person => ({ person, remaining: roundsPerPerson }))
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
  expect(findTraces([...sharedPages, ...headers].join())).toEqual([])
  expect(headers.filter(each => each.includes('auth.access_token'))).toEqual([])
  for (const { number, answer } of ownAnswers) {
    expect(new Set([number, ...findTraces(answer.body)])).toEqual(new Set([number]))
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
  expect(new Set(ownAnswers.flatMap(({ answer }) => findTraces(answer.body))).size).toBe(personCount)
  tokens.delete('')
  // Each sign-in issues a new token.
  expect(tokens.size).toBeGreaterThan(personCount * 2)
  const formatHeadersWithoutCookies = ({ headers: sent }: Answer) =>
    [...sent].filter(([name]) => name !== 'set-cookie').join()
  const disclosed = [
    ...sharedPages,
    ...headers,
    ...ownAnswers.flatMap(({ answer }) => [answer.body, formatHeadersWithoutCookies(answer)]),
  ].join()
  expect([...tokens].filter(token => disclosed.includes(token.slice(token.indexOf('|') + 1)))).toEqual([])
  expect(findTraces(site.log())).toEqual([])
  expect(await site.stop()).toBe(0)
})
