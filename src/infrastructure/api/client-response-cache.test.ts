import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { anApiClient } from '#tests/builders/api-client.ts'
import { createResponseCache } from './client/response-cache.ts'

function setUpClient(token?: string) {
  const clock = { time: 1 }
  const fetch = vi.fn(async () => Response.json({ regions: [], city: { id: 1, slug: 'moskva', name: 'Moscow' } }))
  const cache = createResponseCache(() => clock.time)
  const client = anApiClient({ token, fetch, responseCache: () => cache })
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

it('does not cache responses to signed-in requests', async () => {
  const { fetch, readRegions } = setUpClient('token')
  await readRegions()
  await readRegions()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('does not cache responses of other endpoints', async () => {
  const { fetch, readCity } = setUpClient()
  await readCity()
  await readCity()
  expect(fetch).toHaveBeenCalledTimes(2)
})
