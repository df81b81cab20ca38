import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  readonly url: string
  readonly setCut: (isCut: boolean) => void
  /** Method and path of each request on an open connection that has received no response bytes yet. */
  readonly getPendingRequests: () => readonly string[]
  readonly stop: () => Promise<void>
}

const requestLine = /^([A-Z]+ \S+) HTTP\/1\.1\r\n/

export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const requestBySocket = new Map<Socket, string>()
  let isCut = false
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy()
  }
  const trackSocket = (socket: Socket) => {
    sockets.add(socket)
    // The close handlers below end the other socket.
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
  }
  const server = createServer(incoming => {
    if (isCut) return void incoming.destroy()
    const outgoing = connect(port, '127.0.0.1')
    trackSocket(incoming)
    trackSocket(outgoing)
    incoming.on('data', (bytes: Buffer) => {
      const [, request] = requestLine.exec(bytes.toString('latin1')) ?? []
      if (request !== undefined) requestBySocket.set(incoming, request)
    })
    outgoing.on('data', () => requestBySocket.delete(incoming))
    incoming
      .on('close', () => {
        requestBySocket.delete(incoming)
        outgoing.destroy()
      })
      .pipe(outgoing)
    outgoing.on('close', () => incoming.destroy()).pipe(incoming)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setCut(shouldCut) {
      isCut = shouldCut
      if (isCut) destroySockets()
    },
    getPendingRequests: () => [...requestBySocket.values()],
    async stop() {
      server.close()
      destroySockets()
      await once(server, 'close')
    },
  }
}
