import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMockApi, type MockApi } from '../mocks/server'
import { providerStates, type ProviderStateName } from './provider-states'
import { verify } from './verify'

let api: MockApi
beforeAll(async () => {
  api = await startMockApi({ port: 0, profiles: 100 })
})
afterAll(() => api.close())

const names = Object.keys(providerStates) as ProviderStateName[]

it('the mock API keeps the contract', async () => {
  // Pact only prints what a state's handler throws.
  const unmade: unknown[] = []
  const made = (work: Promise<void>) => work.catch((error: unknown) => void unmade.push(error))
  const setUp = (name: ProviderStateName) => async (params?: unknown) => {
    await made(api.control.state(name, params as Readonly<Record<string, unknown>>))
    return undefined
  }
  const handlers = names.map(name => [name, setUp(name)] as const)
  const verified = verify({
    providerBaseUrl: api.url,
    stateHandlers: Object.fromEntries(handlers),
    beforeEach: () => made(api.control.reset()),
  })
  await expect(verified).resolves.toEqual(expect.any(String))
  expect(unmade).toEqual([])
}, 120_000)
