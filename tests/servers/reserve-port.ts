import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections. */
const portRange = { first: 20_000, size: 10_000 }
let nextOffset = process.pid

/**
 * A port for a server that this process starts. Until the process ends no other caller gets it, in this or another
 * checkout: the UDP port of the same number is the lock, which the system releases.
 */
export async function reservePort(): Promise<number> {
  for (let tries = 0; tries < portRange.size; tries += 1) {
    const port = portRange.first + (nextOffset++ % portRange.size)
    if ((await tryLock(port)) && (await isFree(port))) return port
  }
  throw new Error(`No port is free from ${portRange.first} on`)
}

const tryLock = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createSocket('udp4')
    socket.once('error', () => socket.close(() => resolve(false)))
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref()
      resolve(true)
    })
  })

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    // All interfaces, as the site listens.
    server.listen(port, () => server.close(() => resolve(true)))
  })
