import { expect, it, vi } from 'vitest'
import type { Fetch } from '#infrastructure/api/client/exchange.ts'
import { apiFetch } from './api-fetch.ts'
import type { Scope } from './runtime.ts'

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
