import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMockApi, type MockApi } from '#mocks/server.ts'

let api: MockApi
beforeAll(async () => {
  api = await startMockApi({ port: 0, generatedProfileCount: 100 })
})
afterAll(() => api.close())

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
  expect(output).toContain('The API can be deployed.')
}, 300_000)

it('an API that fails a pact must not be deployed', async () => {
  const emptyApi = createServer((_request, response) => void response.end('{}')).listen(0)
  await once(emptyApi, 'listening')
  const { port } = emptyApi.address() as AddressInfo
  const [code, output] = await runCanIDeploy(`http://127.0.0.1:${port}`)
  emptyApi.close()
  expect(output).toMatch(/^NO {2}current$/m)
  expect(output).toContain('Do not deploy this API')
  expect(code).toBe(1)
}, 300_000)

it('gives no verdict if the environment selects interactions', async () => {
  expect(await runCanIDeploy(api.url, { PACT_DESCRIPTION: 'the regions: found' })).toEqual([1, ''])
}, 300_000)
