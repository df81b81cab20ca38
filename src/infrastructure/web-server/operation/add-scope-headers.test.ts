import { expect, it, vi } from 'vitest'
import type { Fetch } from '#infrastructure/api/client/exchange.ts'
import type { Scope } from '#infrastructure/runtime/runtime.ts'
import { addScopeHeaders } from './add-scope-headers.ts'

async function readSentHeaders(scope: Scope | undefined) {
  const fetch = vi.fn<Fetch>(async () => Response.json({}))
  await addScopeHeaders(fetch, { getStore: () => scope })('http://api.example/', {
    headers: { accept: 'application/json' },
  })
  return Object.fromEntries(new Headers(fetch.mock.calls[0]?.[1].headers))
}

it('sends the request id and the IP address of the visitor', async () => {
  expect(await readSentHeaders({ locale: 'ru', id: 'a1', visitorIp: '203.0.113.7' })).toEqual({
    accept: 'application/json',
    'x-request-id': 'a1',
    'x-forwarded-for': '203.0.113.7',
  })
})

it('sends no IP address without a visitor', async () => {
  expect(await readSentHeaders({ locale: 'ru', id: 'a1' })).not.toHaveProperty('x-forwarded-for')
  expect(await readSentHeaders(undefined)).toEqual({ accept: 'application/json' })
})
