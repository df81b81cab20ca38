import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { reservePort } from './reserve-port.ts'

it('never gives a port twice, though nobody listens on it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => reservePort()))
  expect(new Set(ports).size).toBe(50)
})

it('gives no port that somebody else has reserved', async () => {
  const port = await reservePort()
  vi.resetModules()
  const { reservePort: reserveElsewhere } = await import('./reserve-port.ts')
  // It counts from the same number again.
  expect(await reserveElsewhere()).toBeGreaterThan(port)
})

it('passes over a port that a server of somebody else listens on', async () => {
  const port = await reservePort()
  const server = createServer().listen(port + 1)
  await once(server, 'listening')
  expect(await reservePort()).not.toBe(port + 1)
  server.close()
})
