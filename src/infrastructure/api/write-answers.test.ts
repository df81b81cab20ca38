import type { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import type { ApiClient } from './client.ts'
import { complaintGateway, reviewGateway, serviceRequestGateway } from './directory-gateways.ts'
import { accountGateway, notificationGateway, registrationGateway, userGateway } from './user-gateways.ts'

type Write = (client: ApiClient) => Effect.Effect<unknown, unknown>

const review = { profileId: 42, text: 'Ровно.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 } as const
const request = { cityId: 5, categoryId: 12, description: 'Ванная.', date: null, budget: null, phone: '+79172041833' }

const fileComplaint: Write = client => complaintGateway(client).file({ profileId: 42, typeId: 3, text: '' })
const updateUser: Write = client => accountGateway(client).updateUser({ name: 'Анна' })
const logIn: Write = client => userGateway(client).logIn({ email: 'a@b.c', password: 'x' })

/** The writes whose answer holds nothing that the site needs. */
const writes: Readonly<Record<string, Write>> = {
  review: client => reviewGateway(client).write(review),
  complaint: fileComplaint,
  'service request': client => serviceRequestGateway(client).send(request),
  'own data': updateUser,
  'own profile': client => accountGateway(client).updateProfile({ about: null }),
  password: client => accountGateway(client).changePassword({ currentPassword: 'x', password: 'y' }),
  'chat app': client => accountGateway(client).updateChatApp({ whatsapp: '+79172041833' }),
  region: client => accountGateway(client).countRegion(true),
  settings: client => accountGateway(client).updateSettings({ news: true }),
  placement: client => accountGateway(client).applyForPlacement({ tariff: 'month', comment: '' }),
  'read notifications': client => notificationGateway(client).markRead(['1']),
}
const writeNames = Object.entries(writes)

/** The writes whose answer the site reads. */
const signIns: Readonly<Record<string, Write>> = {
  login: logIn,
  letter: client => registrationGateway(client).requestCode('a@b.c'),
  code: client => registrationGateway(client).verify({ uuid: '1', code: '123456' }),
  account: client => registrationGateway(client).createAccount({ name: 'Анна', password: 'x', agreement: true }),
  'bot code': client => accountGateway(client).generateBotCode(),
}

const send = async (write: Write, answer: () => Response) =>
  run(write(anApiClient({ token: '1|x', fetch: async () => answer() })))
const getError = async (write: Write, body: unknown, status: number) => {
  const outcome = await send(write, () => Response.json(body, { status }))
  return outcome.ok ? undefined : outcome.error
}

describe('R-answers: a write succeeded', () => {
  it.each(writeNames)('if it gets any 2xx that does not deny it: %s', async (_, write) => {
    const bodies = [{ status: 200 }, { message: 'ok' }, { status: 'success', error: '', errors: [] }, [], 'saved', null]
    const answers = [
      ...bodies.map(body => () => Response.json(body)),
      () => new Response(null, { status: 204 }),
      () => new Response('', { status: 201 }),
      () => new Response('<p>Saved</p>'),
    ]
    for (const answer of answers) expect(await send(write, answer)).toHaveProperty('ok', true)
  })

  it.each(writeNames)('not if the body of the 2xx denies it: %s', async (_, write) => {
    for (const status of ['error', 'fail', 'failed', false, 'Error'])
      expect(await getError(write, { status, message: 'Сейчас нельзя.' }, 200)).toEqual({
        _tag: 'FieldErrors',
        fields: {},
        message: 'Сейчас нельзя.',
      })
    for (const denial of [{ error: true }, { errors: { odd: [] } }, { errors: ['Нельзя.'] }])
      expect(await getError(write, denial, 200)).toHaveProperty('_tag', 'FieldErrors')
  })

  it.each(Object.entries(signIns))('fails if the response lacks a required value: %s', async (_, write) => {
    expect(await getError(write, { message: 'ok' }, 200)).toEqual({ _tag: 'ApiUnavailable', reason: 'broken' })
  })
})

describe('R-answers: a refused write shows the API’s words', () => {
  const all = Object.entries({ ...writes, ...signIns })
  const bodies = [
    ['error', { error: 'Так нельзя.', message: 'Bad Request' }],
    ['errors', { errors: { odd_field: ['Так нельзя.'] }, message: 'Bad Request' }],
    ['message', { message: 'Так нельзя.' }],
  ] as const

  it.each(all)('of any 4xx: %s', async (_, write) => {
    for (const status of [400, 403, 404, 409, 410, 413, 423])
      for (const [, body] of bodies)
        expect(await getError(write, body, status), `${status} ${JSON.stringify(body)}`).toHaveProperty(
          'message',
          'Так нельзя.',
        )
  })

  it.each(all)('ignores the body of a 5xx: %s', async (_, write) => {
    for (const status of [500, 502, 503])
      expect(await getError(write, { error: 'SQLSTATE[HY000]' }, status)).toEqual({
        _tag: 'ApiUnavailable',
        reason: 'failed',
      })
  })

  it('beside their fields', async () => {
    const errors = { type_id: ['Нет такой причины.'], text: ['Коротко.'] }
    for (const status of [400, 403, 409, 423])
      expect(await getError(fileComplaint, { errors }, status)).toEqual({
        _tag: 'FieldErrors',
        fields: { typeId: ['Нет такой причины.'], text: ['Коротко.'] },
        message: '',
      })
  })

  it('falls back to the text for the status if the API sends none', async () => {
    const refused = { _tag: 'ApiUnavailable', reason: 'refused' }
    for (const status of [400, 403, 404, 409, 423]) expect(await getError(updateUser, {}, status)).toEqual(refused)
    const html = await send(updateUser, () => new Response('<h1>Forbidden</h1>', { status: 403 }))
    expect(html).toEqual({ ok: false, error: refused })
    expect(await getError(fileComplaint, null, 404)).toEqual({ _tag: 'ProfileNotFound', id: 42 })
  })

  it('shows the API’s reason before the rate-limit countdown, but not the framework’s message', async () => {
    const limited = { _tag: 'TooManyRequests', retryAfter: 60 }
    expect(await getError(fileComplaint, { error: 'Три жалобы за день.' }, 429)).toEqual({
      ...limited,
      message: 'Три жалобы за день.',
    })
    expect(await getError(fileComplaint, { message: 'Too Many Attempts.' }, 429)).toEqual(limited)
  })
})

it('R-login: one message for wrong credentials, whatever the API says of them', async () => {
  for (const status of [401, 422])
    expect(await getError(logIn, { errors: { email: ['No such address.'] } }, status)).toEqual({
      _tag: 'WrongCredentials',
    })
})
