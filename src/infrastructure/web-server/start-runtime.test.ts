import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { useCases } from '#infrastructure/di/container.ts'
import { getRuntime } from '#infrastructure/runtime/runtime.ts'
import { readSettings } from './settings.ts'
import { startRuntime } from './start-runtime.ts'

async function startApi(listener: RequestListener) {
  const api = createServer(listener)
  await once(api.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    api.closeAllConnections()
    api.close()
  })
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`
}

it('reuses connections for API queries and sends each mutation on a new connection', async () => {
  const ports: unknown[] = []
  const url = await startApi(({ socket }, response) => {
    ports.push(socket.remotePort)
    response.end('{}')
  })
  const { close, api: apiWatch } = await startRuntime(readSettings({ API_BASE_URL: url }))
  const { fetch, exchange } = getRuntime()
  for (const method of ['GET', 'GET', 'POST', 'PUT', 'DELETE']) {
    await exchange(fetch, { url, method, sendsCredentials: false, needsAccount: false }, new AbortController().signal)
    // Node's `fetch` can reuse a connection only from the next turn of the event loop.
    await new Promise(setImmediate)
  }
  expect(ports[1]).toBe(ports[0])
  expect(new Set(ports).size).toBe(4)
  expect(apiWatch.getState()).toBe('answering')
  await close()
})

it('reports an API whose responses break off as failing', async () => {
  const url = await startApi((_request, response) => {
    response.write('{"city":', () => response.destroy())
  })
  const { close, api } = await startRuntime(readSettings({ API_BASE_URL: url, LOG_LEVEL: 'silent' }))
  const results: unknown[] = []
  api.observe(({ result }) => results.push(result))
  await getRuntime().scope.run({ locale: 'ru', id: 'a' }, () => useCases.findCity('kazan'))
  expect([results, api.getState()]).toEqual([['unreachable', 'unreachable'], 'failing'])
  await close()
})

it('counts 2xx responses of the API with an invalid body', async () => {
  const replies = ['<h1>Maintenance</h1>', '{"city":{"id":1,"slug":"kazan","name":"Казань"}}', '{"city":7}']
  const url = await startApi((_request, response) => void response.end(replies.shift()))
  const { close, api } = await startRuntime(readSettings({ API_BASE_URL: url, LOG_LEVEL: 'silent' }))
  const counts: number[] = []
  for (const id of ['a', 'b', 'c']) {
    await getRuntime().scope.run({ locale: 'ru', id }, () => useCases.findCity('kazan'))
    counts.push(api.countBrokenResponses())
  }
  expect(counts).toEqual([1, 1, 2])
  await close()
})
