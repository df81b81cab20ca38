import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import { maxResponseBytes } from './client/exchange.ts'

it('reads a response of 8 MiB', async () => {
  const responseText = JSON.stringify({ city: { id: 1, slug: 'moskva', name: 'Moscow' } }).padEnd(maxResponseBytes)
  const client = createApiClient({
    baseUrl: 'http://api.test',
    locale: { get: () => 'ru' },
    logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    fetch: async () => new Response(responseText),
  })
  expect(maxResponseBytes).toBe(8_388_608)
  const outcome = await run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} }))
  expect(outcome).toMatchObject({ ok: true, value: { city: { slug: 'moskva' } } })
})
