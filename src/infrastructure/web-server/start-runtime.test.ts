import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { readSettings } from './settings.ts'
import { startRuntime } from './start-runtime.ts'

it('reuses connections for API queries and sends each mutation on a new connection', async () => {
  const connections: unknown[] = []
  const api = createServer(({ headers }, response) => {
    connections.push(headers.connection)
    response.end('{}')
  })
  await once(api.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const { close, api: apiWatch } = await startRuntime(readSettings({ API_BASE_URL: url }))
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) await (await getRuntime().fetch(url, { method })).text()
  expect(connections).toEqual(['keep-alive', 'close', 'close', 'close'])
  expect(apiWatch.getState()).toBe('answering')
  await close()
  api.closeAllConnections()
  api.close()
})
