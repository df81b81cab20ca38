import type { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import type { ApiClient } from './client.ts'
import { createComplaintGateway, createReviewGateway, createServiceRequestGateway } from './directory-gateways.ts'
import {
  createAccountGateway,
  createNotificationGateway,
  createRegistrationGateway,
  createUserGateway,
} from './user-gateways.ts'

type Write = (client: ApiClient) => Effect.Effect<unknown, unknown>

const review = { profileId: 42, text: 'Ровно.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 } as const
const request = { cityId: 5, categoryId: 12, description: 'Ванная.', date: null, budget: null, phone: '+79172041833' }

const fileComplaint: Write = client => createComplaintGateway(client).file({ profileId: 42, typeId: 3, text: '' })
const updateUser: Write = client => createAccountGateway(client).updateUser({ name: 'Анна' })
const logIn: Write = client => createUserGateway(client).logIn({ email: 'a@b.c', password: 'x' })

const writesWithAnyResponse: Readonly<Record<string, Write>> = {
  review: client => createReviewGateway(client).write(review),
  complaint: fileComplaint,
  'service request': client => createServiceRequestGateway(client).send(request),
  user: updateUser,
  profile: client => createAccountGateway(client).updateProfile({ about: null }),
  password: client => createAccountGateway(client).changePassword({ currentPassword: 'x', password: 'y' }),
  'chat app': client => createAccountGateway(client).updateChatApp({ whatsapp: '+79172041833' }),
  region: client => createAccountGateway(client).countRegion(true),
  settings: client => createAccountGateway(client).updateSettings({ news: true }),
  placement: client => createAccountGateway(client).applyForPlacement({ tariff: 'month', comment: '' }),
  'read notifications': client => createNotificationGateway(client).markRead(['1']),
}
const writeEntries = Object.entries(writesWithAnyResponse)

const writesWithResult: Readonly<Record<string, Write>> = {
  login: logIn,
  'verification email': client => createRegistrationGateway(client).requestCode('a@b.c'),
  code: client => createRegistrationGateway(client).verify({ uuid: '1', code: '123456' }),
  account: client => createRegistrationGateway(client).createAccount({ name: 'Анна', password: 'x', agreement: true }),
  'bot code': client => createAccountGateway(client).generateBotCode(),
}

const send = async (write: Write, createResponse: () => Response) =>
  run(write(anApiClient({ token: '1|x', fetch: async () => createResponse() })))
const getError = async (write: Write, body: unknown, status: number) => {
  const outcome = await send(write, () => Response.json(body, { status }))
  return outcome.ok ? undefined : outcome.error
}

describe('R-answers: a write', () => {
  it.each(writeEntries)('succeeds with any 2xx that does not report a failure: %s', async (_, write) => {
    const bodies = [{ status: 200 }, { message: 'ok' }, { status: 'success', error: '', errors: [] }, [], 'saved', null]
    const responseFactories = [
      ...bodies.map(body => () => Response.json(body)),
      () => new Response(null, { status: 204 }),
      () => new Response('', { status: 201 }),
      () => new Response('<p>Saved</p>'),
    ]
    for (const createResponse of responseFactories) expect(await send(write, createResponse)).toHaveProperty('ok', true)
  })

  it.each(writeEntries)('fails if the body of a 2xx reports a failure: %s', async (_, write) => {
    for (const status of ['error', 'fail', 'failed', false, 'Error'])
      expect(await getError(write, { status, message: 'Сейчас нельзя.' }, 200)).toEqual({
        _tag: 'FieldErrors',
        fields: {},
        message: 'Сейчас нельзя.',
      })
    for (const denial of [{ error: true }, { errors: { odd: [] } }, { errors: ['Нельзя.'] }])
      expect(await getError(write, denial, 200)).toHaveProperty('_tag', 'FieldErrors')
  })

  it.each(Object.entries(writesWithResult))('fails if the response lacks a required value: %s', async (_, write) => {
    expect(await getError(write, { message: 'ok' }, 200)).toEqual({ _tag: 'ApiUnavailable', reason: 'broken' })
  })
})

describe('R-answers: the error of a rejected write', () => {
  const allWrites = Object.entries({ ...writesWithAnyResponse, ...writesWithResult })
  const bodies = [
    { error: 'Так нельзя.', message: 'Bad Request' },
    { errors: { odd_field: ['Так нельзя.'] }, message: 'Bad Request' },
    { message: 'Так нельзя.' },
  ]

  it.each(allWrites)('has the API’s text after a 4xx other than 401, 422 and 429: %s', async (_, write) => {
    for (const status of [400, 403, 404, 409, 410, 413, 423])
      for (const body of bodies)
        expect(await getError(write, body, status), `${status} ${JSON.stringify(body)}`).toHaveProperty(
          'message',
          'Так нельзя.',
        )
  })

  it.each(allWrites)('ignores the body of a 5xx: %s', async (_, write) => {
    for (const [status, reason] of [
      [500, 'failed'],
      [502, 'timeout'],
      [503, 'failed'],
    ] as const)
      expect(await getError(write, { error: 'SQLSTATE[HY000]' }, status)).toEqual({ _tag: 'ApiUnavailable', reason })
  })

  it.each(allWrites)('has the reason `failed` after a 404 from a proxy whose API is down: %s', async (_, write) => {
    for (const body of ['default backend - 404', '<h1>404 Not Found</h1>']) {
      const outcome = await send(write, () => new Response(body, { status: 404 }))
      expect(outcome).toEqual({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })
    }
  })

  it.each(['', '{}'])('is `WrongCode` if the API responds to a code with 404 and the body %j', async body => {
    const outcome = await send(writesWithResult['code'] ?? logIn, () => new Response(body, { status: 404 }))
    expect(outcome).toEqual({ ok: false, error: { _tag: 'WrongCode', message: '' } })
  })

  it('has texts by field', async () => {
    const errors = { type_id: ['Нет такой причины.'], text: ['Коротко.'] }
    for (const status of [400, 403, 409, 423])
      expect(await getError(fileComplaint, { errors }, status)).toEqual({
        _tag: 'FieldErrors',
        fields: { typeId: ['Нет такой причины.'], text: ['Коротко.'] },
        message: '',
      })
  })

  it('depends on the status if the API sends no text', async () => {
    const refusedError = { _tag: 'ApiUnavailable', reason: 'refused' }
    for (const status of [400, 403, 404, 409, 423]) expect(await getError(updateUser, {}, status)).toEqual(refusedError)
    const outcome = await send(updateUser, () => new Response('<h1>Forbidden</h1>', { status: 403 }))
    expect(outcome).toEqual({ ok: false, error: refusedError })
    expect(await getError(fileComplaint, null, 404)).toEqual({ _tag: 'ProfileNotFound', id: 42 })
  })

  it('has the API’s reason for a rate limit, but not the framework’s message', async () => {
    const rateLimitError = { _tag: 'TooManyRequests', retryAfter: 60 }
    expect(await getError(fileComplaint, { error: 'Три жалобы за день.' }, 429)).toEqual({
      ...rateLimitError,
      message: 'Три жалобы за день.',
    })
    expect(await getError(fileComplaint, { message: 'Too Many Attempts.' }, 429)).toEqual(rateLimitError)
  })
})

it('R-login: reports wrong credentials without the API’s text', async () => {
  for (const status of [401, 422])
    expect(await getError(logIn, { errors: { email: ['No such address.'] } }, status)).toEqual({
      _tag: 'WrongCredentials',
    })
})
