import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import { createResponseCache } from './client/response-cache.ts'

function setUpClient(token?: string) {
  const clock = { time: 1 }
  const fetch = vi.fn(async () => Response.json({ regions: [], city: { id: 1, slug: 'moskva', name: 'Moscow' } }))
  const cache = createResponseCache(() => clock.time)
  const client = anApiClient({ token, fetch, getResponseCache: () => cache })
  return {
    clock,
    fetch,
    readRegions: () => run(client.call('regions', { params: {}, query: {} })),
    readCity: () => run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} })),
  }
}

it('requests regions again after a minute, however often they were read', async () => {
  const { clock, fetch, readRegions } = setUpClient()
  const firstOutcome = await readRegions()
  clock.time += 40_000
  expect(await readRegions()).toEqual(firstOutcome)
  expect(fetch).toHaveBeenCalledTimes(1)
  clock.time += 20_001
  expect(await readRegions()).toEqual(firstOutcome)
  expect(fetch).toHaveBeenCalledTimes(2)
})

it.each(['<h1>Error</h1>', '{}'])('does not cache a Russian response that cannot be decoded: %s', async nonsense => {
  const moscow = { id: 1, slug: 'moskva', name: 'Москва' }
  const createRegions = (name: unknown) => Response.json({ regions: [{ name, cities: [moscow] }] })
  const russianResponses = [new Response(nonsense), createRegions('Москва')]
  const fetch = async (url: string) =>
    url.includes('lang=en') ? createRegions(null) : (russianResponses.shift() ?? new Response('', { status: 503 }))
  const cache = createResponseCache()
  const client = anApiClient({ token: undefined, fetch, getResponseCache: () => cache })
  const readRegions = (locale: 'ru' | 'en') => run(client.call('regions', { params: {}, query: {}, locale }))
  expect(await readRegions('en')).toEqual({ ok: true, value: { regions: [{ name: '', cities: [moscow] }] } })
  const outcome = { ok: true, value: { regions: [{ name: 'Москва', cities: [moscow] }] } }
  expect(await readRegions('ru')).toEqual(outcome)
  expect(await readRegions('en')).toEqual(outcome)
})

it('does not cache responses to signed-in requests', async () => {
  const { fetch, readRegions } = setUpClient('token')
  await readRegions()
  await readRegions()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('does not cache the response for a single city', async () => {
  const { fetch, readCity } = setUpClient()
  await readCity()
  await readCity()
  expect(fetch).toHaveBeenCalledTimes(2)
})
