import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { reservePort } from './reserve-port.ts'

it('never returns the same port twice, even if nothing listens on it yet', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => reservePort()))
  expect(new Set(ports).size).toBe(50)
})

it('skips ports that another caller has reserved', async () => {
  const port = await reservePort()
  vi.resetModules()
  const { reservePort: reserveElsewhere } = await import('./reserve-port.ts')
  // The new module instance starts at the same number.
  expect(await reserveElsewhere()).toBeGreaterThan(port)
})

it('skips ports that another server listens on', async () => {
  const port = await reservePort()
  const server = createServer().listen(port + 1)
  await once(server, 'listening')
  expect(await reservePort()).not.toBe(port + 1)
  server.close()
})
