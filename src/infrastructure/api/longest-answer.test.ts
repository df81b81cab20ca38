import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import { maxAnswerSize } from './client/exchange.ts'

it('reads an answer of 8 MiB', async () => {
  const answer = JSON.stringify({ city: { id: 1, slug: 'moskva', name: 'Moscow' } }).padEnd(maxAnswerSize)
  const client = createApiClient({
    baseUrl: 'http://api.test',
    locale: { current: () => 'ru' },
    logger: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    fetch: async () => new Response(answer),
  })
  expect(maxAnswerSize).toBe(8_388_608)
  const outcome = await run(client.call('cityBySlug', { params: { slug: 'moskva' }, query: {} }))
  expect(outcome).toMatchObject({ ok: true, value: { city: { slug: 'moskva' } } })
})
