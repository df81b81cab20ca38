import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a browser and the site: the network, which can be cut. */
export interface TcpProxy {
  readonly url: string
  readonly cut: (isCut: boolean) => void
  readonly stop: () => Promise<void>
}

export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
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
    incoming.on('close', () => outgoing.destroy()).pipe(outgoing)
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
    async stop() {
      server.close()
      endAll()
      await once(server, 'close')
    },
  }
}
