import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { packetBytes, createSharedLine, startSlowNetwork } from './slow-network.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

async function startServer(parts: readonly string[]): Promise<string> {
  const server = createServer({ noDelay: true }, socket => {
    let nextIndex = 0
    socket.on('error', () => undefined)
    const send = () => {
      const part = parts[nextIndex++]
      if (part === undefined) return socket.end()
      socket.write(part, () => {
        const busyUntil = performance.now() + (nextIndex % 7) * 0.4
        while (performance.now() < busyUntil);
        setImmediate(send)
      })
    }
    socket.once('data', send)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('delivers all data in order although the server closes the connection after the last part', async () => {
  const parts = Array.from({ length: 400 }, (_, index) => `${index} ${'x'.repeat(index % 3 === 0 ? 3000 : 1)}\n`)
  const network = await startSlowNetwork(await startServer(parts), { roundTripMs: 20, bytesPerSecond: 600_000 })
  cleanUps.push(network.stop)
  const client = connect(Number(new URL(network.origin).port), '127.0.0.1')
  client.write('go')

  expect(await text(client)).toBe(parts.join(''))
})

/** A packet takes 1 ms on this line. */
const createLine = () => createSharedLine({ roundTripMs: 100, bytesPerSecond: packetBytes * 1000 })
const sendPackets = (send: (bytes: number, now: number) => number, packets: number, now: number) =>
  Array.from({ length: packets }, () => Math.round(send(packetBytes, now)))

test('sends ten packets, and two more with each acknowledgment', () => {
  const times = sendPackets(createLine().createConnection(), 31, 0)

  expect(times.slice(0, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(times.slice(10, 30)).toEqual(Array.from({ length: 20 }, (_, index) => 102 + index))
  expect(times[30]).toBe(203)
})

test('keeps the initial window after a small response', () => {
  const send = createLine().createConnection()
  sendPackets(send, 2, 0)

  expect(sendPackets(send, 11, 200).slice(9)).toEqual([210, 302])
})

test('shares the throughput between connections', () => {
  const line = createLine()
  sendPackets(line.createConnection(), 5, 0)

  expect(sendPackets(line.createConnection(), 2, 0)).toEqual([6, 7])
})
