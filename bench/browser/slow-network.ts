import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SlowNetwork {
  readonly origin: string
  readonly stop: () => Promise<void>
}

interface Conditions {
  readonly roundTripMs: number
  readonly bytesPerSecond: number
}

/** The round-trip time and throughput that DevTools approximates with "Slow 4G" (1.6 Mbit/s, 150 ms). */
export const slow4G: Conditions = { roundTripMs: 150, bytesPerSecond: 1_600_000 / 8 }

/** The payload of a TCP packet over Ethernet. */
export const packetBytes = 1460
/** TCP's initial congestion window is ten packets (RFC 6928). */
export const initialWindowBytes = 10 * packetBytes

/** Simulates round trips and, for responses only, TCP's slow start and a throughput that all connections share. */
export async function startSlowNetwork(target: string, conditions: Conditions = slow4G): Promise<SlowNetwork> {
  const port = Number(new URL(target).port)
  const openSockets = new Set<Socket>()
  const line = createSharedLine(conditions)
  // Half-open sockets are allowed, because the end of a stream is delayed like its data.
  const server = createServer({ noDelay: true, allowHalfOpen: true }, client => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      openSockets.add(socket)
      socket.on('error', () => undefined)
      socket.once('close', hadError => {
        openSockets.delete(socket)
        if (hadError) peer.destroy()
      })
    }
    const connectedAt = performance.now() + conditions.roundTripMs
    const scheduleRequest = createScheduler()
    const delayRequest = (callback: () => void) =>
      scheduleRequest(Math.max(performance.now(), connectedAt) + conditions.roundTripMs, callback)
    client.on('data', bytes => delayRequest(() => upstream.write(bytes)))
    client.once('end', () => delayRequest(() => upstream.end()))
    const scheduleResponse = createScheduler()
    const send = line.createConnection()
    upstream.on('data', bytes => {
      for (let offset = 0; offset < bytes.length; offset += packetBytes) {
        const packet = bytes.subarray(offset, offset + packetBytes)
        scheduleResponse(send(packet.length), () => client.write(packet))
      }
    })
    upstream.once('end', () => scheduleResponse(send(0), () => client.end()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      for (const socket of openSockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

/** Runs callbacks in the order of the calls, because timers that are due at the same time have no defined order. */
function createScheduler() {
  const pendingCallbacks: (() => void)[] = []
  return (time: number, callback: () => void): void => {
    pendingCallbacks.push(callback)
    setTimeout(() => pendingCallbacks.shift()?.(), time - performance.now())
  }
}

/**
 * `createConnection` returns a function that takes a packet's size in bytes and returns its arrival time on the clock of
 * `performance.now()`.
 */
export function createSharedLine({ roundTripMs, bytesPerSecond }: Conditions) {
  let freeAt = 0
  return {
    createConnection() {
      const sentPackets: { readonly bytes: number; readonly acknowledgedAt: number }[] = []
      let window = initialWindowBytes
      let bytesInFlight = 0
      return (bytes: number, now = performance.now()): number => {
        let time = now
        for (let oldestPacket = sentPackets[0]; oldestPacket; oldestPacket = sentPackets[0]) {
          if (oldestPacket.acknowledgedAt > time && bytesInFlight + bytes <= window) break
          time = Math.max(time, oldestPacket.acknowledgedAt)
          // In slow start, an acknowledgment increases the window only if more than half of the window was in use.
          if (bytesInFlight * 2 > window) window += oldestPacket.bytes
          bytesInFlight -= oldestPacket.bytes
          sentPackets.shift()
        }
        freeAt = Math.max(time, freeAt) + (bytes / bytesPerSecond) * 1000
        sentPackets.push({ bytes, acknowledgedAt: freeAt + roundTripMs })
        bytesInFlight += bytes
        return freeAt
      }
    },
  }
}
