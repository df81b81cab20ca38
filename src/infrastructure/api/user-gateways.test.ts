import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'
import { accountGateway } from './user-gateways.ts'

const close = vi.fn()

/** The gateways of a signed-in visitor and an API with a fixed answer. */
function given(answer: unknown, status = 200) {
  const fetch = vi.fn<Fetch>(async () =>
    answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer, { status }),
  )
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const bearer = {
    session: { token: () => '1|x', open: () => {}, close },
    refreshToken: async () => undefined,
  }
  const gateway = accountGateway(
    createApiClient({ baseUrl: '', locale: { current: () => 'ru' }, logger, fetch, bearer }),
  )
  const sent = () => {
    const [address, init] = fetch.mock.lastCall ?? []
    return [`${init?.method} ${address}`, init?.body]
  }
  return { gateway, sent }
}

const wrong = (fields: object, message = '') => ({ ok: false, error: { _tag: 'FieldErrors', fields, message } })

it('sends the whole profile under the wire’s names', async () => {
  const { gateway, sent } = given({ item: { id: 7 } })
  const edit = {
    about: 'Плитка',
    cityId: 5,
    experienceYears: 0,
    specialities: [{ categoryId: null, name: 'Плитка', priceFrom: 0, priceUnit: null }],
    socials: [{ type: 'link', url: 'https://ok.ru/anna' }],
  } as const
  expect(await run(gateway.updateProfile(edit))).toEqual({ ok: true, value: undefined })
  expect(sent()).toEqual([
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
  const { gateway, sent } = given({ item: { id: 7 } })
  const existing = { id: 16, categoryId: 12, priceFrom: 700, priceUnit: null }
  const added = { categoryId: 12, priceFrom: null, priceUnit: null }
  await run(gateway.updateProfile({ specialities: [existing, added] }))
  expect(sent()[1]).toBe(
    JSON.stringify({
      specialities: [
        { id: 16, category_id: 12, price_from: 700, price_unit: null },
        { category_id: 12, price_from: null, price_unit: null },
      ],
    }),
  )
  await run(gateway.updateProfile({ about: null }))
  expect(sent()[1]).toBe('{"about":null}')
  await run(gateway.updateUser({ phone: null }))
  expect(sent()[1]).toBe('{"phone":null}')
})

it('sends back what this site can’t read as it came', async () => {
  const { gateway, sent } = given({})
  const speciality = { id: 1, categoryId: 2, priceFrom: 100, priceUnit: null, unknownUnit: 'mile' }
  const entry = { id: 7, title: 'Консультация' }
  await run(gateway.updateProfile({ specialities: [{ entry }, speciality] }))
  expect(sent()[1]).toBe(
    JSON.stringify({ specialities: [entry, { id: 1, category_id: 2, price_from: 100, price_unit: 'mile' }] }),
  )
  const link = { type: 'link', unknownType: 'icq', url: 'https://icq.example/' } as const
  await run(gateway.updateProfile({ socials: [link, { entry: 'https://x.example' }] }))
  expect(JSON.parse(String(sent()[1]))).toEqual({
    socials: [{ type: 'icq', url: 'https://icq.example/' }, 'https://x.example'],
  })
})

it('shows an error of a service’s id as the form’s message, because no field has it', async () => {
  const { gateway } = given({ message: 'No.', errors: { 'specialities.1.id': ['Такого нет.'] } }, 422)
  expect(await run(gateway.updateProfile({ specialities: [] }))).toEqual(wrong({}, 'Такого нет.'))
})

it('sends back unchanged what no form would produce', async () => {
  const { gateway, sent } = given({ item: { id: 7 } })
  const edit = { about: null, cityId: null, experienceYears: 2.5, specialities: [], socials: [] }
  expect(await run(gateway.updateProfile(edit))).toEqual({ ok: true, value: undefined })
  expect(sent()[1]).toContain('"experience_years":2.5')
})

it('R-about-statistics: sends no body when there is no input, and ignores undocumented answers', async () => {
  const { gateway, sent } = given(undefined)
  expect(await run(gateway.countRegion(true))).toEqual({ ok: true, value: undefined })
  expect(sent()).toEqual(['POST /api/regions?lang=ru', undefined])
  await run(gateway.countRegion(false))
  expect(sent()).toEqual(['DELETE /api/regions?lang=ru', undefined])
})

it('R-chat-app, R-bot: sends the WhatsApp number as the phone, and says which bot', async () => {
  const { gateway, sent } = given({ status: 'success', code: 'zn-1' })
  expect(await run(gateway.updateChatApp({ whatsapp: '+79172041833' }))).toEqual({ ok: true, value: undefined })
  expect(sent()).toEqual(['POST /api/user/whats_up?lang=ru', '{"phone":"+79172041833"}'])
  await run(gateway.generateBotCode())
  expect(sent()).toEqual(['POST /api/bot/generate/code?lang=ru', '{"bot_type":"telegram"}'])
})

it.each([
  ['zn-1', 'zn-1'],
  [12345, '12345'],
])('accepts the bot code %j', async (code, value) => {
  expect(await run(given({ code }).gateway.generateBotCode())).toEqual({ ok: true, value })
})

it.each(['', 'a b', '../x', null, 'x'.repeat(65)])('rejects the bot code %j', async code => {
  expect(await run(given({ code }).gateway.generateBotCode())).toMatchObject({ error: { reason: 'broken' } })
})

it('maps rejected fields to the forms’ names', async () => {
  const refused = (errors: object) => given({ message: 'No.', errors }, 422).gateway
  expect(await run(refused({ phone: ['A'] }).updateChatApp({ whatsapp: '1' }))).toEqual(wrong({ whatsapp: ['A'] }))
  expect(
    await run(
      refused({ current_password: ['A'], password_confirmation: ['B'] }).changePassword({
        currentPassword: 'x',
        password: 'y',
      }),
    ),
  ).toEqual(wrong({ currentPassword: ['A'], password: ['B'] }))
  expect(await run(refused({ bot_type: ['A'] }).generateBotCode())).toEqual(wrong({}, 'A'))
  expect(await run(refused({}).countRegion(true))).toEqual(wrong({}, 'No.'))
})

it('drops a form message that repeats a field error', async () => {
  const body = { error: 'Занято.', errors: { phone: ['Занято.', 'Коротко.'], other: ['И это.', 'И это.'] } }
  expect(await run(given(body, 422).gateway.updateChatApp({ whatsapp: '1' }))).toEqual(
    wrong({ whatsapp: ['Занято.', 'Коротко.'] }, 'И это.'),
  )
})

it('keeps the session when the current password is wrong, and ends it at a bare 401', async () => {
  const change = { currentPassword: 'x', password: 'y' }
  const typed = given({ message: 'No.', errors: { current_password: ['Не тот.'] } }, 401)
  expect(await run(typed.gateway.changePassword(change))).toEqual(wrong({ currentPassword: ['Не тот.'] }))
  expect(close).not.toHaveBeenCalled()
  const { gateway } = given({ message: 'Unauthenticated.' }, 401)
  expect(await run(gateway.changePassword(change))).toEqual({ ok: false, error: { _tag: 'SessionExpired' } })
  expect(close).toHaveBeenCalledWith('expired')
  const data = { name: 'Анна', email: null, phone: null }
  expect(await run(gateway.updateUser(data))).toEqual({ ok: false, error: { _tag: 'SessionExpired' } })
  expect(close).toHaveBeenCalledWith('expired')
})
