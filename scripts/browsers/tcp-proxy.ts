import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a browser and the site: the network, which can be cut. */
export interface TcpProxy {
  readonly url: string
  readonly cut: (isCut: boolean) => void
  /** Requests on open connections that have got no byte of their answer: method and path. */
  readonly pending: () => readonly string[]
  readonly stop: () => Promise<void>
}

const requestLine = /^([A-Z]+ \S+) HTTP\/1\.1\r\n/

export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const asked = new Map<Socket, string>()
  let isCut = false
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    // Its other half ends too.
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const server = createServer(incoming => {
    if (isCut) return void incoming.destroy()
    const outgoing = connect(port, '127.0.0.1')
    keep(incoming)
    keep(outgoing)
    incoming.on('data', (bytes: Buffer) => {
      const [, request] = requestLine.exec(bytes.toString('latin1')) ?? []
      if (request !== undefined) asked.set(incoming, request)
    })
    outgoing.on('data', () => asked.delete(incoming))
    incoming
      .on('close', () => {
        asked.delete(incoming)
        outgoing.destroy()
      })
      .pipe(outgoing)
    outgoing.on('close', () => incoming.destroy()).pipe(incoming)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(next) {
      isCut = next
      if (isCut) endAll()
    },
    pending: () => [...asked.values()],
    async stop() {
      server.close()
      endAll()
      await once(server, 'close')
    },
  }
}
