import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

let site: Server
let proxy: TcpProxy
beforeEach(async () => {
  site = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1')
  await once(site, 'listening')
  proxy = await startTcpProxy((site.address() as AddressInfo).port)
})
afterEach(async () => {
  await proxy.stop()
  site.close()
})

const sendRequest = async () => (await fetch(proxy.url)).text()

it('forwards connections except while it is cut', async () => {
  expect(await sendRequest()).toBe('here')
  proxy.setCut(true)
  await expect(sendRequest()).rejects.toThrow('fetch failed')
  proxy.setCut(false)
  expect(await sendRequest()).toBe('here')
})

it('closes open connections when it is cut', async () => {
  site.removeAllListeners('request').on('request', () => proxy.setCut(true))
  await expect(sendRequest()).rejects.toThrow('fetch failed')
})

it('lists requests without a response', async () => {
  const requestHandled = new Promise<void>(resolve => {
    site.removeAllListeners('request').on('request', (_, response) => {
      expect(proxy.getPendingRequests()).toEqual(['GET /slow?page=2'])
      response.end('here')
      resolve()
    })
  })
  await (await fetch(`${proxy.url}/slow?page=2`)).text()
  await requestHandled
  expect(proxy.getPendingRequests()).toEqual([])
})
