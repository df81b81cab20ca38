import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'
import { createAccountGateway } from './user-gateways.ts'

const close = vi.fn()

function createGateway(responseBody: unknown, status = 200) {
  const fetch = vi.fn<Fetch>(async () =>
    responseBody === undefined ? new Response(null, { status: 204 }) : Response.json(responseBody, { status }),
  )
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const bearer = {
    session: { getToken: () => '1|x', open: () => {}, correctHint: () => {}, close },
    refreshToken: async () => undefined,
  }
  const gateway = createAccountGateway(
    createApiClient({ baseUrl: '', locale: { get: () => 'ru' }, logger, fetch, bearer }),
  )
  const getLastRequest = () => {
    const [url, init] = fetch.mock.lastCall ?? []
    return [`${init?.method} ${url}`, init?.body]
  }
  return { gateway, getLastRequest }
}

const createFieldErrors = (fields: object, message = '') => ({
  ok: false,
  error: { _tag: 'FieldErrors', fields, message },
})

it('sends the whole profile with wire names', async () => {
  const { gateway, getLastRequest } = createGateway({ item: { id: 7 } })
  const edit = {
    about: 'Плитка',
    cityId: 5,
    experienceYears: 0,
    specialities: [{ categoryId: null, name: 'Плитка', priceFrom: 0, priceUnit: null }],
    socials: [{ type: 'link', url: 'https://ok.ru/anna' }],
  } as const
  expect(await run(gateway.updateProfile(edit))).toEqual({ ok: true, value: undefined })
  expect(getLastRequest()).toEqual([
    'PUT /api/v2/user/profile?lang=ru',
    JSON.stringify({
      about: 'Плитка',
      city_id: 5,
      experience_years: 0,
      specialities: [{ category_id: null, name: 'Плитка', price_from: 0, price_unit: null }],
      socials: [{ type: 'link', url: 'https://ok.ru/anna' }],
    }),
  ])
})

it('sends only the fields of an edit, and the ids of existing services', async () => {
  const { gateway, getLastRequest } = createGateway({ item: { id: 7 } })
  const existingSpeciality = { id: 16, categoryId: 12, priceFrom: 700, priceUnit: null }
  const addedSpeciality = { categoryId: 12, priceFrom: null, priceUnit: null }
  await run(gateway.updateProfile({ specialities: [existingSpeciality, addedSpeciality] }))
  expect(getLastRequest()[1]).toBe(
    JSON.stringify({
      specialities: [
        { id: 16, category_id: 12, price_from: 700, price_unit: null },
        { category_id: 12, price_from: null, price_unit: null },
      ],
    }),
  )
  await run(gateway.updateProfile({ about: null }))
  expect(getLastRequest()[1]).toBe('{"about":null}')
  await run(gateway.updateUser({ phone: null }))
  expect(getLastRequest()[1]).toBe('{"phone":null}')
})

it('sends unreadable entries and values back unchanged', async () => {
  const { gateway, getLastRequest } = createGateway({})
  const speciality = { id: 1, categoryId: 2, priceFrom: 100, priceUnit: null, unknownUnit: 'mile' }
  const entry = { id: 7, title: 'Консультация' }
  await run(gateway.updateProfile({ specialities: [{ entry }, speciality] }))
  expect(getLastRequest()[1]).toBe(
    JSON.stringify({ specialities: [entry, { id: 1, category_id: 2, price_from: 100, price_unit: 'mile' }] }),
  )
  const link = { type: 'link', unknownType: 'icq', url: 'https://icq.example/' } as const
  await run(gateway.updateProfile({ socials: [link, { entry: 'https://x.example' }] }))
  expect(JSON.parse(String(getLastRequest()[1]))).toEqual({
    socials: [{ type: 'icq', url: 'https://icq.example/' }, 'https://x.example'],
  })
})

it('returns an error of a service’s id as the form’s message, because the form has no field for it', async () => {
  const { gateway } = createGateway({ message: 'No.', errors: { 'specialities.1.id': ['Такого нет.'] } }, 422)
  expect(await run(gateway.updateProfile({ specialities: [] }))).toEqual(createFieldErrors({}, 'Такого нет.'))
})

it('sends a fractional number of years back unchanged, although no form produces one', async () => {
  const { gateway, getLastRequest } = createGateway({ item: { id: 7 } })
  const edit = { about: null, cityId: null, experienceYears: 2.5, specialities: [], socials: [] }
  expect(await run(gateway.updateProfile(edit))).toEqual({ ok: true, value: undefined })
  expect(getLastRequest()[1]).toContain('"experience_years":2.5')
})

it('R-about-statistics: joins the statistics with POST and leaves them with DELETE, without a body, and accepts an empty response', async () => {
  const { gateway, getLastRequest } = createGateway(undefined)
  expect(await run(gateway.countRegion(true))).toEqual({ ok: true, value: undefined })
  expect(getLastRequest()).toEqual(['POST /api/regions?lang=ru', undefined])
  await run(gateway.countRegion(false))
  expect(getLastRequest()).toEqual(['DELETE /api/regions?lang=ru', undefined])
})

it('R-chat-app, R-bot: sends the WhatsApp number as the phone, and the type of the bot', async () => {
  const { gateway, getLastRequest } = createGateway({ status: 'success', code: 'zn-1' })
  expect(await run(gateway.updateChatApp({ whatsapp: '+79172041833' }))).toEqual({ ok: true, value: undefined })
  expect(getLastRequest()).toEqual(['POST /api/user/whats_up?lang=ru', '{"phone":"+79172041833"}'])
  await run(gateway.generateBotCode())
  expect(getLastRequest()).toEqual(['POST /api/bot/generate/code?lang=ru', '{"bot_type":"telegram"}'])
})

it.each([
  ['zn-1', 'zn-1'],
  [12345, '12345'],
])('accepts the bot code %j', async (code, value) => {
  expect(await run(createGateway({ code }).gateway.generateBotCode())).toEqual({ ok: true, value })
})

it.each(['', 'a b', '../x', null, 'x'.repeat(65)])('rejects the bot code %j', async code => {
  expect(await run(createGateway({ code }).gateway.generateBotCode())).toMatchObject({ error: { reason: 'broken' } })
})

it('maps the wire names of rejected fields to the names of form fields', async () => {
  const createRejectingGateway = (errors: object) => createGateway({ message: 'No.', errors }, 422).gateway
  expect(await run(createRejectingGateway({ phone: ['A'] }).updateChatApp({ whatsapp: '1' }))).toEqual(
    createFieldErrors({ whatsapp: ['A'] }),
  )
  expect(
    await run(
      createRejectingGateway({ current_password: ['A'], password_confirmation: ['B'] }).changePassword({
        currentPassword: 'x',
        password: 'y',
      }),
    ),
  ).toEqual(createFieldErrors({ currentPassword: ['A'], password: ['B'] }))
  expect(await run(createRejectingGateway({ bot_type: ['A'] }).generateBotCode())).toEqual(createFieldErrors({}, 'A'))
  expect(await run(createRejectingGateway({}).countRegion(true))).toEqual(createFieldErrors({}, 'No.'))
})

it('drops a form message that repeats a field error', async () => {
  const body = { error: 'Занято.', errors: { phone: ['Занято.', 'Коротко.'], other: ['И это.', 'И это.'] } }
  expect(await run(createGateway(body, 422).gateway.updateChatApp({ whatsapp: '1' }))).toEqual(
    createFieldErrors({ whatsapp: ['Занято.', 'Коротко.'] }, 'И это.'),
  )
})

it('keeps the session when the current password is wrong, and ends it on a 401 without errors', async () => {
  const change = { currentPassword: 'x', password: 'y' }
  const rejectingApi = createGateway({ message: 'No.', errors: { current_password: ['Не тот.'] } }, 401)
  expect(await run(rejectingApi.gateway.changePassword(change))).toEqual(
    createFieldErrors({ currentPassword: ['Не тот.'] }),
  )
  expect(close).not.toHaveBeenCalled()
  const { gateway } = createGateway({ message: 'Unauthenticated.' }, 401)
  expect(await run(gateway.changePassword(change))).toEqual({ ok: false, error: { _tag: 'SessionExpired' } })
  expect(close.mock.calls).toEqual([['expired']])
  const data = { name: 'Анна', email: null, phone: null }
  expect(await run(gateway.updateUser(data))).toEqual({ ok: false, error: { _tag: 'SessionExpired' } })
  expect(close.mock.calls).toEqual([['expired'], ['expired']])
})
