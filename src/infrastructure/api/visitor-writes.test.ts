import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'
import { createComplaintGateway, createReviewGateway, createServiceRequestGateway } from './directory-gateways.ts'
import { createAccountGateway } from './user-gateways.ts'

function createGateways(createResponse: () => Response | Promise<Response>, token: string | undefined = '1|x') {
  const fetch = vi.fn<Fetch>(async () => createResponse())
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const bearer = {
    session: { getToken: () => token, open: () => {}, correctHint: () => {}, close: () => {} },
    refreshToken: async () => undefined,
  }
  const client = createApiClient({ baseUrl: '', locale: { get: () => 'ru' }, logger, fetch, bearer })
  const listRequests = () =>
    fetch.mock.calls.map(([url, { method, body }]): readonly unknown[] => [
      `${method} ${url}`,
      typeof body === 'string' ? JSON.parse(body) : body,
    ])
  return {
    listRequests,
    review: createReviewGateway(client),
    complaint: createComplaintGateway(client),
    request: createServiceRequestGateway(client),
    account: createAccountGateway(client),
  }
}
const createGatewaysWithBody = (body: unknown, status = 200) => createGateways(() => Response.json(body, { status }))
const successBody = { status: 'success' }

const review = { profileId: 42, text: 'Ровно.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 } as const
const complaint = { profileId: 42, typeId: 3, text: '' }
const request = {
  cityId: 5,
  categoryId: 12,
  description: 'Ванная.',
  date: null,
  budget: null,
  phone: '+79172041833',
}
const placement = { tariff: 'quarter', comment: '' } as const

it('R-offer-buy, R-service-request: sends reviews, complaints, requests, placements and settings with the API’s field names', async () => {
  const { listRequests, ...gateways } = createGatewaysWithBody({
    ...successBody,
    user: { id: 70, settings: { news: 0 } },
  })
  expect(await run(gateways.review.write(review))).toEqual({ ok: true, value: undefined })
  expect(await run(gateways.complaint.file(complaint))).toEqual({ ok: true, value: undefined })
  expect(await run(gateways.request.send(request))).toEqual({ ok: true, value: undefined })
  await run(gateways.request.send({ ...request, profileId: 42, date: '2026-11-01', budget: 0 }))
  expect(await run(gateways.account.applyForPlacement(placement))).toEqual({ ok: true, value: undefined })
  expect(await run(gateways.account.updateSettings({ news: true }))).toEqual({ ok: true, value: { news: false } })
  const body = { city_id: 5, category_id: 12, description: 'Ванная.', date: null, budget: null, phone: '+79172041833' }
  expect(listRequests()).toEqual([
    ['POST /api/profiles/42/reviews?lang=ru', { text: 'Ровно.', rating_quality: 5, rating_price: 4, rating_time: 3 }],
    ['POST /api/profiles/42/complaints?lang=ru', { type_id: 3, text: '' }],
    ['POST /api/user/service_applications?lang=ru', body],
    ['POST /api/user/service_applications?lang=ru', { ...body, profile_id: 42, date: '2026-11-01', budget: 0 }],
    ['POST /api/user/application/buy?lang=ru', placement],
    ['PUT /api/user/settings?lang=ru', { settings: { news: true } }],
  ])
})

it('sends unreadable settings back unchanged, and does not return them', async () => {
  const { listRequests, account } = createGatewaysWithBody(successBody)
  const settings = { news: true, digest: { entry: 'daily' }, новости: { entry: null } }
  expect(await run(account.updateSettings(settings))).toEqual({ ok: true, value: { news: true } })
  expect(listRequests()).toEqual([
    ['PUT /api/user/settings?lang=ru', { settings: { news: true, digest: 'daily', новости: null } }],
  ])
})

it.each([
  ['no user', successBody],
  ['a broken user', { ...successBody, user: { name: 'Anna' } }],
])('settings count as saved if the response has %s', async (_, responseBody) => {
  expect(await run(createGatewaysWithBody(responseBody).account.updateSettings({ news: true }))).toEqual({
    ok: true,
    value: { news: true },
  })
})

describe('a review', () => {
  it.each([
    [
      'an error',
      { message: 'No.', error: 'You have reviewed Anna already.' },
      { _tag: 'FieldErrors', fields: {}, message: 'You have reviewed Anna already.' },
    ],
    [
      'field errors',
      { message: 'No.', errors: { rating_time: ['Too high.'], text: ['Too short.'] } },
      { _tag: 'FieldErrors', fields: { ratingTime: ['Too high.'], text: ['Too short.'] }, message: '' },
    ],
    [
      'an error and field errors',
      { error: 'Look again.', errors: { text: ['Too short.'] } },
      { _tag: 'FieldErrors', fields: { text: ['Too short.'] }, message: 'Look again.' },
    ],
    ['a message only', { message: 'No.' }, { _tag: 'FieldErrors', fields: {}, message: 'No.' }],
    ['no reason', null, { _tag: 'FieldErrors', fields: {}, message: '' }],
  ])('is rejected with %s', async (_, body, error) => {
    expect(await run(createGatewaysWithBody(body, 422).review.write(review))).toEqual({ ok: false, error })
  })

  it('has different errors without permission, profile or session, and after the session expired', async () => {
    const getError = async (gateways: ReturnType<typeof createGateways>) => {
      const outcome = await run(gateways.review.write(review))
      return outcome.ok ? undefined : outcome.error
    }
    expect(await getError(createGatewaysWithBody({ message: 'Forbidden' }, 403))).toEqual({
      _tag: 'ReviewForbidden',
      fields: {},
      message: 'Forbidden',
    })
    expect(await getError(createGatewaysWithBody({ errors: { text: ['No links.'] } }, 403))).toEqual({
      _tag: 'ReviewForbidden',
      fields: { text: ['No links.'] },
      message: '',
    })
    expect(await getError(createGatewaysWithBody({}, 404))).toEqual({ _tag: 'ProfileNotFound', id: 42 })
    expect(await getError(createGatewaysWithBody({ message: 'Unauthenticated.' }, 401))).toEqual({
      _tag: 'SessionExpired',
    })
    const anonymousGateways = createGateways(() => Response.json(successBody), '')
    expect(await getError(anonymousGateways)).toEqual({ _tag: 'NotSignedIn' })
    expect(anonymousGateways.listRequests()).toEqual([])
  })
})

it('maps rejected fields to the forms’ field names', async () => {
  const createRejectingGateways = (errors: object) => createGatewaysWithBody({ message: 'No.', errors }, 422)
  expect(await run(createRejectingGateways({ type_id: ['A'], text: ['B'] }).complaint.file(complaint))).toMatchObject({
    error: { fields: { typeId: ['A'], text: ['B'] } },
  })
  const fieldErrors = {
    city_id: ['A'],
    category_id: ['B'],
    profile_id: ['C'],
    date: ['D'],
    budget: ['E'],
    phone: ['F'],
  }
  expect(await run(createRejectingGateways(fieldErrors).request.send(request))).toMatchObject({
    error: { fields: { cityId: ['A'], categoryId: ['B'], profileId: ['C'], date: ['D'], budget: ['E'], phone: ['F'] } },
  })
  expect(await run(createRejectingGateways({ tariff: ['A'] }).account.applyForPlacement(placement))).toMatchObject({
    error: { fields: { tariff: ['A'] } },
  })
})

describe('a failed write', () => {
  const createFailingGateways = (code?: string) =>
    createGateways(() =>
      Promise.reject(
        new TypeError('fetch failed', code === undefined ? {} : { cause: Object.assign(new Error(code), { code }) }),
      ),
    )

  it.each([
    'ECONNRESET',
    'EPIPE',
    'UND_ERR_SOCKET',
    'UND_ERR_HEADERS_TIMEOUT',
    'UND_ERR_BODY_TIMEOUT',
    'HPE_HEADER_OVERFLOW',
    undefined,
  ])('may have arrived if the connection or the response is broken (%s)', async code => {
    expect(await run(createFailingGateways(code).request.send(request))).toMatchObject({
      error: { reason: 'timeout' },
    })
  })

  it.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])(
    'is unsent without a connection (%s)',
    async code => {
      expect(await run(createFailingGateways(code).request.send(request))).toMatchObject({
        error: { reason: 'unreachable' },
      })
    },
  )

  it.each([
    [502, 'timeout'],
    [503, 'failed'],
    [504, 'timeout'],
  ])('reports status %i as %s', async (status, reason) => {
    expect(await run(createGatewaysWithBody({}, status).request.send(request))).toMatchObject({ error: { reason } })
  })
})
