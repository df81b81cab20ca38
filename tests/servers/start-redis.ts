import { reservePort } from './reserve-port.ts'
import { startServer, type Server } from './start-server.ts'

export async function startRedis(port?: number): Promise<Server & { readonly url: string }> {
  const listenPort = port ?? (await reservePort())
  const addressOptions = ['--bind', '127.0.0.1', '--port', String(listenPort)]
  const storageOptions = ['--save', '', '--appendonly', 'no', '--dir', '/tmp']
  const server = await startServer(['redis-server', ...addressOptions, ...storageOptions], listenPort)
  return { ...server, url: `redis://127.0.0.1:${listenPort}` }
}
