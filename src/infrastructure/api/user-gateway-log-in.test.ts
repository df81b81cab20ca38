import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { createApiClient } from './client.ts'
import type { Fetch } from './client/exchange.ts'
import { createUserGateway } from './user-gateways.ts'

const loginResponse = { user: { id: 70, name: 'Анна' }, access_token: '1|x' }
const fetch = vi.fn<Fetch>(async () => Response.json(loginResponse))
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const gateway = createUserGateway(createApiClient({ baseUrl: '', locale: { get: () => 'ru' }, logger, fetch }))

it.each([
  [{ email: 'a@b.c' }, { email: 'a@b.c' }],
  [{ phone: '+79172041833' }, { phone: '+79172041833' }],
  [{ email: 'a@b.c', phone: '+79172041833' }, { phone: '+79172041833' }],
])('R-login: sends only one identifier of %j: %j', async (identifiers, sentIdentifiers) => {
  expect(await run(gateway.logIn({ ...identifiers, password: 'secret' }))).toMatchObject({
    value: { user: { id: 70 }, token: '1|x' },
  })
  expect(fetch.mock.lastCall?.[1].body).toBe(JSON.stringify({ ...sentIdentifiers, password: 'secret' }))
})
