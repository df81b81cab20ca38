import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { claimPort, reservePort } from './reserve-port.ts'

it('never returns the same port twice, even if no server listens on it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => reservePort()))
  expect(new Set(ports).size).toBe(50)
})

it('refuses a port that another caller has reserved', async () => {
  expect(await claimPort(await reservePort())).toBe(false)
})

it('refuses a port that another server listens on', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await claimPort(port)).toBe(false)
  server.close()
})
