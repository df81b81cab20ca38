import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SlowNetwork {
  readonly origin: string
  readonly stop: () => Promise<void>
}

interface Conditions {
  /** Milliseconds that a round trip takes. */
  readonly roundTrip: number
  /** Bytes a second, which all connections share. */
  readonly throughput: number
}

/** DevTools' "slow 4G". */
export const slow4G: Conditions = { roundTrip: 150, throughput: 1_600_000 / 8 }

/** Bytes of one packet, and of the packets that a server sends before the first is acknowledged. */
export const packet = 1460
export const firstWindow = 10 * packet

/**
 * A server in front of another one that answers as over a slow network: a connection is open after one round trip, an answer
 * begins after another one, TCP starts slowly, and all connections share the throughput.
 */
export async function slowNetwork(target: string, conditions: Conditions = slow4G): Promise<SlowNetwork> {
  const port = Number(new URL(target).port)
  const open = new Set<Socket>()
  const line = sharedLine(conditions)
  // An end is as late as the bytes before it.
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
    const isOpenAt = performance.now() + conditions.roundTrip
    const asked = inOrder()
    const ask = (run: () => void) => asked(Math.max(performance.now(), isOpenAt) + conditions.roundTrip, run)
    client.on('data', bytes => ask(() => upstream.write(bytes)))
    client.once('end', () => ask(() => upstream.end()))
    const answered = inOrder()
    const send = line.connection()
    upstream.on('data', bytes => {
      for (let from = 0; from < bytes.length; from += packet) {
        const part = bytes.subarray(from, from + packet)
        answered(send(part.length), () => client.write(part))
      }
    })
    upstream.once('end', () => answered(send(0), () => client.end()))
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

/** Runs each at its time, but none before those that came before it: timers that are due together have no order. */
function inOrder() {
  const waiting: (() => void)[] = []
  return (time: number, run: () => void): void => {
    waiting.push(run)
    setTimeout(() => waiting.shift()?.(), time - performance.now())
  }
}

/**
 * When each packet has arrived: it waits for those of all connections, and for the acknowledgements of its own. With each of
 * these TCP sends two more while it starts, if it could not send all that it had: what comes after a small answer, such as
 * the handshake of TLS, still begins with the first window.
 */
export function sharedLine({ roundTrip, throughput }: Conditions) {
  let isFreeAt = 0
  return {
    connection() {
      const sent: { readonly bytes: number; readonly acknowledgedAt: number }[] = []
      let window = firstWindow
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
        isFreeAt = Math.max(at, isFreeAt) + (bytes / throughput) * 1000
        sent.push({ bytes, acknowledgedAt: isFreeAt + roundTrip })
        underway += bytes
        return isFreeAt
      }
    },
  }
}
