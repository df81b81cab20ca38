import { describe, expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { createApiClient } from '#infrastructure/api/client.ts'
import type { Fetch } from './exchange.ts'

/** A client of an API with these answers. */
function given(answers: Readonly<Record<Locale, unknown>>, lang: Locale = 'en') {
  const fetch = vi.fn<Fetch>(async address => Response.json(answers[address.includes('lang=en') ? 'en' : 'ru']))
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  return {
    ...createApiClient({ baseUrl: 'http://api.test', locale: { current: () => lang }, logger, fetch }),
    fetch,
    logger,
  }
}

const kazan = { id: 5, slug: 'kazan', name: 'Казань' }
const askForKazan = ({ call }: ReturnType<typeof given>) =>
  run(call('cityBySlug', { params: { slug: 'kazan' }, query: {} }))

describe('an English answer without a name', () => {
  it.each([null, '', undefined])('takes the Russian name for %j', async name => {
    const api = given({ en: { city: { ...kazan, name } }, ru: { city: kazan } })
    expect(await askForKazan(api)).toEqual({ ok: true, value: { city: kazan } })
    expect(api.fetch.mock.calls.map(([address]) => address.replace(/^.*lang=/, ''))).toEqual(['en', 'ru'])
  })

  it('finds the names of a list by id', async () => {
    const moscow = { id: '1', slug: 'moskva', name: 'Москва' }
    const api = given({
      en: {
        regions: [
          {
            name: 'Tatarstan',
            cities: [
              { ...kazan, name: null },
              { ...moscow, name: 'Moscow' },
            ],
          },
        ],
      },
      ru: { regions: [{ name: 'Татарстан', cities: [moscow, kazan] }] },
    })
    expect(await run(api.call('regions', { params: {}, query: {} }))).toMatchObject({
      value: { regions: [{ name: 'Tatarstan', cities: [kazan, { slug: 'moskva', name: 'Moscow' }] }] },
    })
    expect(api.logger.warn).not.toHaveBeenCalled()
  })

  it('finds those of complaint types and of the city of a profile', async () => {
    const type = { id: 3, name: 'Спам', description: 'Реклама.' }
    const types = given({ en: { types: [{ ...type, name: '' }] }, ru: { types: [type] } })
    expect(await run(types.call('complaintTypes', { params: {}, query: {} }))).toEqual({
      ok: true,
      value: { types: [type] },
    })
    const profile = { id: 42, user: { name: null }, city: { ...kazan, name: null } }
    const api = given({ en: { profile }, ru: { profile: { ...profile, city: kazan } } })
    expect(await run(api.call('profileById', { params: { id: 42 }, query: {} }))).toMatchObject({
      value: { profile: { city: kazan } },
    })
  })

  it('stays broken if there is no Russian name either', async () => {
    const nameless = { city: { ...kazan, name: null } }
    expect(await askForKazan(given({ en: nameless, ru: nameless }))).toMatchObject({ ok: false })
  })
})

it.each([
  ['en', { city: { ...kazan, name: 'Kazan' } }],
  ['ru', { city: { ...kazan, name: null } }],
  ['en', { city: { name: 'Kazan' } }],
] as const)('an answer in %s is read once: %j', async (lang, answer) => {
  const api = given({ en: answer, ru: answer }, lang)
  await askForKazan(api)
  expect(api.fetch).toHaveBeenCalledOnce()
})
