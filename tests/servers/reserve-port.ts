import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'

/** The range lies below the ephemeral ports of common systems. */
const portRange = { first: 20_000, size: 10_000 }
let nextOffset = process.pid

/** Reserves a port on this machine until the process exits. The lock is a UDP socket on the same port number. */
export async function reservePort(): Promise<number> {
  for (let attempts = 0; attempts < portRange.size; attempts += 1) {
    const port = portRange.first + (nextOffset++ % portRange.size)
    if (await claimPort(port)) return port
  }
  throw new Error(`No free port from ${portRange.first} to ${portRange.first + portRange.size - 1}`)
}

export const claimPort = async (port: number): Promise<boolean> => (await tryLock(port)) && isFree(port)

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
    // The site listens on all interfaces.
    server.listen(port, () => server.close(() => resolve(true)))
  })
