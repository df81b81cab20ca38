import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Door, openDoor } from './door.ts'

let site: Server
let door: Door
beforeEach(async () => {
  site = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1')
  await once(site, 'listening')
  door = await openDoor((site.address() as AddressInfo).port)
})
afterEach(async () => {
  await door.stop()
  site.close()
})

const ask = async () => (await fetch(door.url)).text()

it('lets everything through until it is cut, and again once it is mended', async () => {
  expect(await ask()).toBe('here')
  door.cut(true)
  await expect(ask()).rejects.toThrow('fetch failed')
  door.cut(false)
  expect(await ask()).toBe('here')
})

it('ends what is open when it is cut', async () => {
  site.removeAllListeners('request').on('request', () => door.cut(true))
  await expect(ask()).rejects.toThrow('fetch failed')
})
