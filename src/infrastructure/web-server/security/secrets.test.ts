import { beforeEach, describe, expect, it } from 'vitest'
import { createPinoLogger } from '#infrastructure/logging/pino-logger.ts'
import { aigul, canary, createFakeApi, rightCode } from '#infrastructure/web-server/testing/fake-api.ts'
import { createFakeSite } from '#infrastructure/web-server/testing/fake-site.ts'
import { createVisitor } from '#infrastructure/web-server/testing/visitor.ts'

const lines: string[] = []
const logger = createPinoLogger('trace', () => ({}), { write: line => void lines.push(line) })
let api: ReturnType<typeof createFakeApi>
let site: Awaited<ReturnType<typeof createFakeSite>>
let visitor: ReturnType<typeof createVisitor>
beforeEach(async () => {
  lines.length = 0
  api = createFakeApi()
  site = await createFakeSite({ api: api.fetch, logger })
  visitor = createVisitor(site.app)
})

const word = canary.slice(0, 'canary'.length)
const credentials = { email: aigul.email, password: aigul.password }
type Answer = Awaited<ReturnType<typeof visitor.get>>

/** The response without the token cookie. */
const getResponseText = ({ headers, payload }: Answer): string => {
  const cookies = [headers['set-cookie']].flat().filter(cookie => !cookie?.startsWith('auth.access_token='))
  return JSON.stringify({ ...headers, 'set-cookie': cookies }) + payload
}

/** All account calls, successful and failing. */
async function liveThrough(): Promise<readonly Answer[]> {
  const read = () => visitor.read('viewOwnProfile')
  const pages = async () => [
    await visitor.get('/kazan'),
    await visitor.get('/kazan?_rsc=1', { rsc: '1' }),
    await visitor.get('/kazan?_rsc=1', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }),
    await visitor.get('/profile'),
    await visitor.get('/en/register'),
    await visitor.get('/nope/nope'),
    await visitor.get('/%ff'),
    await visitor.get('/'),
  ]
  const answers = [
    await visitor.write('requestCode', 'new@znatok.example'),
    await visitor.write('verifyCode', { uuid: 'letter-1', code: rightCode }),
    await visitor.write('createAccount', { name: 'New', password: 'secret', agreement: true }),
    await read(),
    ...(await pages()),
    await visitor.write('signOut'),
    await visitor.write('signIn', { ...credentials, password: 'wrong secret' }),
    await visitor.write('signIn', credentials),
    await visitor.read('listRegions'),
    await visitor.write('signIn', { password: 'no identifier' }),
    await visitor.write('nope', credentials),
    await visitor.get('/use-cases/signIn'),
  ]
  const token = visitor.cookies.get('auth.access_token') ?? ''
  const ways: readonly (() => Response)[] = [
    () => new Response(token, { status: 200 }),
    () => Response.json({ message: token, error: token }, { status: 500 }),
    () => new Response(token, { status: 302, headers: { location: `/${encodeURIComponent(token)}` } }),
    () => Response.json({ profile: { id: token } }),
    () => {
      throw new TypeError(`Headers.append: "Bearer ${token}" is an invalid header value.`)
    },
  ]
  for (const way of ways) {
    api.plan('GET /api/user/profile', way)
    answers.push(await read())
  }
  api.plan('GET /api/user/profile', () => Response.json({ message: token }, { status: 401 }))
  answers.push(await read())
  return answers
}

describe('a token', () => {
  it('is in no page, no answer and no log', async () => {
    const answers = await liveThrough()
    expect(answers.map(({ statusCode }) => statusCode).join(' ')).toBe(
      '200 200 200 200 200 200 200 200 302 404 400 200 200 422 200 200 422 404 405 503 503 503 503 503 401',
    )
    expect(api.calls.filter(({ token }) => token?.includes(word)).length).toBeGreaterThan(5)
    for (const answer of answers) expect(getResponseText(answer)).not.toContain(word)
    expect(lines.join('')).toContain('"path":"/api/user/profile"')
    expect(lines.join('')).not.toContain(word)
  })

  it('is refreshed without success, and logged, when the API has ended the session', async () => {
    await liveThrough()
    expect(lines.filter(line => line.includes('Refresh token ?!'))).toHaveLength(1)
  })
})

it('logs neither input nor identities', async () => {
  await liveThrough()
  const log = lines.join('')
  for (const typed of [aigul.email, 'new@', aigul.password, 'secret', 'no identifier', rightCode, 'Aigul', '127.0.0.1'])
    expect(log).not.toContain(typed)
})

describe('an existing and a missing account', () => {
  const same = ({ statusCode, headers: { date: _date, ...headers }, payload }: Answer) => ({
    statusCode,
    headers,
    payload,
  })

  it('look the same on sign-in, even if the API words it differently', async () => {
    const known = await visitor.write('signIn', { ...credentials, password: 'wrong' })
    const unknown = await visitor.write('signIn', { email: 'nobody@znatok.example', password: 'wrong' })
    expect(same(unknown)).toEqual(same(known))
    for (const answer of [
      Response.json({ message: 'No such account.' }, { status: 401 }),
      Response.json({ error: 'Unknown', errors: { email: ['Nobody has it.'] } }, { status: 422 }),
    ]) {
      api.plan('POST /api/email/login', () => answer)
      expect(same(await visitor.write('signIn', { phone: '+79172041833', password: 'wrong' }))).toEqual(same(known))
    }
  })

  it('look the same when requesting or guessing a code', async () => {
    const asked = [aigul.email, 'nobody@znatok.example'].map(email => visitor.write('requestCode', email))
    const [known, unknown] = (await Promise.all(asked)).map(same)
    expect(unknown).toEqual(known)
    const guesses = ['letter-1', 'letter-2'].map(uuid => visitor.write('verifyCode', { uuid, code: '000000' }))
    const [right, wrong] = await Promise.all(guesses)
    expect([right?.statusCode, wrong?.statusCode]).toEqual([422, 422])
  })
})

describe('guessing passwords', () => {
  it("passes the API's wait on, without another attempt", async () => {
    const code = { uuid: 'letter-1', code: '000000' }
    for (let guess = 0; guess < 5; guess += 1) expect((await visitor.write('verifyCode', code)).statusCode).toBe(422)
    for (const seconds of [60, 59, 1]) {
      const wait = () => new Response('{}', { status: 429, headers: { 'retry-after': String(seconds) } })
      for (const [route, name, input] of [
        ['POST /api/email/verify/letter-1', 'verifyCode', code],
        ['POST /api/email/code', 'requestCode', 'a@znatok.example'],
        ['POST /api/email/login', 'signIn', credentials],
      ] as const) {
        api.plan(route, wait)
        api.calls.length = 0
        const answer = await visitor.write(name, input)
        expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
          429,
          String(seconds),
          { ok: false, error: { _tag: 'TooManyRequests', retryAfter: seconds } },
        ])
        expect(api.calls).toHaveLength(1)
      }
    }
  })
})
