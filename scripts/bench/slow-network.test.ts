import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { slowNetwork } from './slow-network.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A server that answers each connection with these parts, one a tick and busy in between, and then closes it. */
async function serverOf(parts: readonly string[]): Promise<string> {
  const server = createServer({ noDelay: true }, socket => {
    let next = 0
    socket.on('error', () => undefined)
    const send = () => {
      const part = parts[next++]
      if (part === undefined) return socket.end()
      socket.write(part, () => {
        const until = performance.now() + (next % 7) * 0.4
        while (performance.now() < until);
        setImmediate(send)
      })
    }
    socket.once('data', send)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('what is sent arrives whole and in order, though the server closes at once', async () => {
  const parts = Array.from({ length: 400 }, (_, index) => `${index} ${'x'.repeat(index % 3 === 0 ? 3000 : 1)}\n`)
  const network = await slowNetwork(await serverOf(parts), { roundTrip: 20, throughput: 600_000 })
  stops.push(network.stop)
  const client = connect(Number(new URL(network.origin).port), '127.0.0.1')
  client.write('go')

  expect(await text(client)).toBe(parts.join(''))
})
