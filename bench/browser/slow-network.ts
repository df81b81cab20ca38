import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SlowNetwork {
  readonly origin: string
  readonly stop: () => Promise<void>
}

interface Conditions {
  readonly roundTripMs: number
  /** Shared by all connections. */
  readonly bytesPerSecond: number
}

/** DevTools' "slow 4G". */
export const slow4G: Conditions = { roundTripMs: 150, bytesPerSecond: 1_600_000 / 8 }

/** TCP's initial congestion window is ten packets. */
export const packetBytes = 1460
export const initialWindowBytes = 10 * packetBytes

/**
 * A proxy that simulates a slow network: opening a connection takes one round trip, a response begins after another one,
 * TCP has a slow start, and all connections share the throughput.
 */
export async function startSlowNetwork(target: string, conditions: Conditions = slow4G): Promise<SlowNetwork> {
  const port = Number(new URL(target).port)
  const open = new Set<Socket>()
  const line = createSharedLine(conditions)
  // Half-open, because the end of a stream is delayed like its data.
  const server = createServer({ noDelay: true, allowHalfOpen: true }, client => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', failed => {
        open.delete(socket)
        if (failed) other.destroy()
      })
    }
    const openAt = performance.now() + conditions.roundTripMs
    const requestQueue = createQueue()
    const delayRequest = (run: () => void) =>
      requestQueue(Math.max(performance.now(), openAt) + conditions.roundTripMs, run)
    client.on('data', bytes => delayRequest(() => upstream.write(bytes)))
    client.once('end', () => delayRequest(() => upstream.end()))
    const responseQueue = createQueue()
    const send = line.createConnection()
    upstream.on('data', bytes => {
      for (let from = 0; from < bytes.length; from += packetBytes) {
        const part = bytes.subarray(from, from + packetBytes)
        responseQueue(send(part.length), () => client.write(part))
      }
    })
    upstream.once('end', () => responseQueue(send(0), () => client.end()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      for (const socket of open) socket.destroy()
      await once(server, 'close')
    },
  }
}

/** Runs callbacks at their time and in order: timers due at the same time have no defined order. */
function createQueue() {
  const waiting: (() => void)[] = []
  return (time: number, run: () => void): void => {
    waiting.push(run)
    setTimeout(() => waiting.shift()?.(), time - performance.now())
  }
}

/**
 * Computes the arrival of each packet. It waits for the packets of all connections and, if the window is full, for
 * acknowledgements. In slow start, an acknowledgement increases the window only if the window was in use, so after a small
 * response, such as the TLS handshake, the initial window still applies.
 */
export function createSharedLine({ roundTripMs, bytesPerSecond }: Conditions) {
  let freeAt = 0
  return {
    createConnection() {
      const sent: { readonly bytes: number; readonly acknowledgedAt: number }[] = []
      let window = initialWindowBytes
      let underway = 0
      return (bytes: number, now = performance.now()): number => {
        let at = now
        for (let first = sent[0]; first; first = sent[0]) {
          if (first.acknowledgedAt > at && underway + bytes <= window) break
          at = Math.max(at, first.acknowledgedAt)
          if (underway * 2 > window) window += first.bytes
          underway -= first.bytes
          sent.shift()
        }
        freeAt = Math.max(at, freeAt) + (bytes / bytesPerSecond) * 1000
        sent.push({ bytes, acknowledgedAt: freeAt + roundTripMs })
        underway += bytes
        return freeAt
      }
    },
  }
}
