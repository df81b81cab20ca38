import { describe, expect, it, vi } from 'vitest'
import { apiWatch, apiFetch } from './api-watch.ts'
import type { Fetch } from '#infrastructure/api/client/exchange.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'

describe('the watch over the API', () => {
  it('knows how the last call went', async () => {
    const answers = [
      () => Promise.resolve(new Response('{}')),
      () => Promise.resolve(new Response('', { status: 404 })),
      () => Promise.resolve(new Response('', { status: 502 })),
      () => Promise.reject(new Error('refused')),
    ]
    const { fetch, state, observe } = apiWatch(() => answers.shift()?.() ?? Promise.resolve(new Response('{}')))
    const seen: unknown[] = []
    observe(({ ended }) => seen.push(ended))
    const states = [state()]
    for (let call = 0; call < 5; call += 1) {
      await fetch('http://api.example', {}).catch(() => undefined)
      states.push(state())
    }
    expect(states).toEqual(['not asked yet', 'answering', 'answering', 'failing', 'failing', 'answering'])
    expect(seen).toEqual([200, 404, 502, 'unreachable', 200])
  })
})

async function headersOf(scope: Scope | undefined) {
  const fetch = vi.fn<Fetch>(async () => Response.json({}))
  await apiFetch(fetch, { getStore: () => scope })('http://api.example/', { headers: { accept: 'application/json' } })
  return Object.fromEntries(new Headers(fetch.mock.calls[0]?.[1].headers))
}

it('tells the API the request and the visitor behind it', async () => {
  expect(await headersOf({ locale: 'ru', id: 'a1', visitor: '203.0.113.7' })).toEqual({
    accept: 'application/json',
    'x-request-id': 'a1',
    'x-forwarded-for': '203.0.113.7',
  })
})

it('a page is read for nobody', async () => {
  expect(await headersOf({ locale: 'ru', id: 'a1' })).not.toHaveProperty('x-forwarded-for')
  expect(await headersOf(undefined)).toEqual({ accept: 'application/json' })
})
