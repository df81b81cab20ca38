import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMockApi, type MockApi } from '#mocks/server.ts'
import { verify } from './verify.ts'

let api: MockApi
beforeAll(async () => {
  api = await startMockApi({ port: 0, profiles: 100 })
})
afterAll(() => api.close())

it('the mock API keeps the contract, asked as any API is', async () => {
  const states = `${api.url}/__control/pact-state`
  await expect(verify(api.url, states)).resolves.toEqual(expect.any(String))
}, 300_000)
