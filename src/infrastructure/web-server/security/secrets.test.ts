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
  site = await createFakeSite({ fetchApi: api.fetch, logger })
  visitor = createVisitor(site.app)
})

const tokenMark = canary.slice(0, 'canary'.length)
const credentials = { email: aigul.email, password: aigul.password }
type VisitorResponse = Awaited<ReturnType<typeof visitor.get>>

const getResponseText = ({ headers, payload }: VisitorResponse): string => {
  const cookies = [headers['set-cookie']].flat().filter(cookie => !cookie?.startsWith('auth.access_token='))
  return JSON.stringify({ ...headers, 'set-cookie': cookies }) + payload
}

async function makeAllCalls(): Promise<readonly VisitorResponse[]> {
  const read = () => visitor.query('viewOwnProfile')
  const getPages = async () => [
    await visitor.get('/kazan'),
    await visitor.get('/kazan?_rsc=1', { rsc: '1' }),
    await visitor.get('/kazan?_rsc=1', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }),
    await visitor.get('/profile'),
    await visitor.get('/en/register'),
    await visitor.get('/nope/nope'),
    await visitor.get('/%ff'),
    await visitor.get('/'),
  ]
  const responses = [
    await visitor.mutate('requestCode', 'new@znatok.example'),
    await visitor.mutate('verifyCode', { uuid: 'verification-1', code: rightCode }),
    await visitor.mutate('createAccount', { name: 'New', password: 'secret', agreement: true }),
    await read(),
    ...(await getPages()),
    await visitor.mutate('signOut'),
    await visitor.mutate('signIn', { ...credentials, password: 'wrong secret' }),
    await visitor.mutate('signIn', credentials),
    await visitor.query('listRegions'),
    await visitor.mutate('signIn', { password: 'no identifier' }),
    await visitor.mutate('nope', credentials),
    await visitor.get('/use-cases/signIn'),
  ]
  const token = visitor.cookies.get('auth.access_token') ?? ''
  const profileResponses: readonly (() => Response)[] = [
    () => new Response(token, { status: 200 }),
    () => Response.json({ message: token, error: token }, { status: 500 }),
    () => new Response(token, { status: 302, headers: { location: `/${encodeURIComponent(token)}` } }),
    () => Response.json({ profile: { id: token } }),
    () => {
      throw new TypeError(`Headers.append: "Bearer ${token}" is an invalid header value.`)
    },
  ]
  for (const profileResponse of profileResponses) {
    api.plan('GET /api/user/profile', profileResponse)
    responses.push(await read())
  }
  api.plan('GET /api/user/profile', () => Response.json({ message: token }, { status: 401 }))
  responses.push(await read())
  return responses
}

describe('a token', () => {
  it('is in no page, no response and no log', async () => {
    const responses = await makeAllCalls()
    expect(responses.map(({ statusCode }) => statusCode).join(' ')).toBe(
      '200 200 200 200 200 200 200 200 302 404 400 200 200 422 200 200 422 404 405 503 503 503 503 503 401',
    )
    expect(api.calls.filter(({ token }) => token?.includes(tokenMark)).length).toBeGreaterThan(5)
    for (const response of responses) expect(getResponseText(response)).not.toContain(tokenMark)
    expect(lines.join('')).toContain('"path":"/api/user/profile"')
    expect(lines.join('')).not.toContain(tokenMark)
  })

  it('causes one `Refresh token ?!` log line when the API rejects it', async () => {
    await makeAllCalls()
    expect(lines.filter(line => line.includes('Refresh token ?!'))).toHaveLength(1)
  })
})

it('logs neither input nor identities', async () => {
  await makeAllCalls()
  const logText = lines.join('')
  for (const secret of [
    aigul.email,
    'new@',
    aigul.password,
    'secret',
    'no identifier',
    rightCode,
    'Aigul',
    '127.0.0.1',
  ])
    expect(logText).not.toContain(secret)
})

describe('an existing and a missing account', () => {
  const getComparable = ({ statusCode, headers: { date: _date, ...headers }, payload }: VisitorResponse) => ({
    statusCode,
    headers,
    payload,
  })

  it('look the same on sign-in, even if the API responds differently', async () => {
    const existingResponse = await visitor.mutate('signIn', { ...credentials, password: 'wrong' })
    const missingResponse = await visitor.mutate('signIn', { email: 'nobody@znatok.example', password: 'wrong' })
    expect(getComparable(missingResponse)).toEqual(getComparable(existingResponse))
    for (const response of [
      Response.json({ message: 'No such account.' }, { status: 401 }),
      Response.json({ error: 'Unknown', errors: { email: ['Nobody has it.'] } }, { status: 422 }),
    ]) {
      api.plan('POST /api/email/login', () => response)
      expect(getComparable(await visitor.mutate('signIn', { phone: '+79172041833', password: 'wrong' }))).toEqual(
        getComparable(existingResponse),
      )
    }
  })

  it('look the same when a code is requested, even if the API responds differently', async () => {
    const responses = [true, false].map(isRegistered =>
      Response.json({ verification_uuid: 'verification-1', is_registered: isRegistered }),
    )
    api.plan('POST /api/email/code', () => responses.shift() ?? Response.error())
    const requests = [aigul.email, 'nobody@znatok.example'].map(email => visitor.mutate('requestCode', email))
    const [existingResponse, missingResponse] = (await Promise.all(requests)).map(getComparable)
    expect(existingResponse?.statusCode).toBe(200)
    expect(missingResponse).toEqual(existingResponse)
  })
})

it('responds with 422 to a wrong code and to an unknown verification id', async () => {
  await visitor.mutate('requestCode', aigul.email)
  const guesses = ['verification-1', 'verification-2'].map(uuid =>
    visitor.mutate('verifyCode', { uuid, code: '000000' }),
  )
  const [correctIdResponse, unknownIdResponse] = await Promise.all(guesses)
  expect([correctIdResponse?.statusCode, unknownIdResponse?.statusCode]).toEqual([422, 422])
})

describe('guessing passwords and codes', () => {
  it("receives the API's Retry-After after a single API call", async () => {
    const code = { uuid: 'verification-1', code: '000000' }
    for (let guess = 0; guess < 5; guess += 1) expect((await visitor.mutate('verifyCode', code)).statusCode).toBe(422)
    for (const seconds of [60, 59, 1]) {
      const respondTooMany = () => new Response('{}', { status: 429, headers: { 'retry-after': String(seconds) } })
      for (const [route, name, input] of [
        ['POST /api/email/verify/verification-1', 'verifyCode', code],
        ['POST /api/email/code', 'requestCode', 'a@znatok.example'],
        ['POST /api/email/login', 'signIn', credentials],
      ] as const) {
        api.plan(route, respondTooMany)
        api.calls.length = 0
        const response = await visitor.mutate(name, input)
        expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
          429,
          String(seconds),
          { ok: false, error: { _tag: 'TooManyRequests', retryAfter: seconds } },
        ])
        expect(api.calls).toHaveLength(1)
      }
    }
  })
})
