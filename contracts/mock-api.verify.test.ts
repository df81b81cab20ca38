import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMockApi, type MockApi } from '#mocks/server.ts'

let api: MockApi
beforeAll(async () => {
  api = await startMockApi({ port: 0, profiles: 100 })
})
afterAll(() => api.close())

/** The command that the API team runs before a deployment. */
async function runCanIDeploy(apiUrl: string, environment = {}): Promise<readonly [code: unknown, output: string]> {
  const args = ['--import=tsx', 'contracts/can-i-deploy.ts', apiUrl, `${api.url}/__control/pact-state`]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return [code, Buffer.concat(chunks).toString('utf8')]
}

it('the mock API passes the pacts of all releases and the current one', async () => {
  const [code, output] = await runCanIDeploy(api.url)
  expect(code, output).toBe(0)
  expect(output).toMatch(/^yes current$/m)
  expect(output).toContain('It may be deployed.')
}, 300_000)

it('an API that fails a pact may not be deployed', async () => {
  // One failing interaction is enough.
  const oneInteraction = { PACT_DESCRIPTION: 'the regions: found' }
  const [code, output] = await runCanIDeploy(`${api.url}/elsewhere`, oneInteraction)
  expect(output).toMatch(/^NO {2}current$/m)
  expect(output).toContain('It must not be deployed')
  expect(code).toBe(1)
}, 300_000)
