import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const json = { 'content-type': 'application/json' }
const partialJson = '{"data":[{"id":1,"name":"planted'

const createGzipBomb = (): Buffer => {
  const member = gzipSync(Buffer.alloc(1_048_576, ' '))
  return Buffer.concat(Array.from({ length: 300 }, () => member))
}
let gzipBomb: Buffer | undefined

const senders = {
  cut(response: ServerResponse) {
    response.writeHead(200, json).write(partialJson, () => response.destroy())
  },
  trickling(response: ServerResponse) {
    response.writeHead(200, json).write(partialJson)
    const timer = setInterval(() => response.write(' '), 100)
    response.once('close', () => clearInterval(timer))
  },
  'too short'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-length': '100000' }).write(partialJson, () => response.socket?.end())
  },
  /** The client reads the surplus bytes as the start of the next response. */
  'too long'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-length': '2' }).end(`{}${partialJson}`)
  },
  /** Decompresses to 300 MB. */
  'gzip bomb'(response: ServerResponse) {
    gzipBomb ??= createGzipBomb()
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipBomb)
  },
  'not gzip'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(`${partialJson}"}]}`)
  },
  html(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
  },
  nested(response: ServerResponse) {
    response.writeHead(200, json).end('[{"data":'.repeat(100_000))
  },
} as const

export type Damage = keyof typeof senders

export const damages = Object.keys(senders) as readonly Damage[]

export const isDamage = (behavior: string): behavior is Damage => Object.hasOwn(senders, behavior)

export function sendDamagedResponse(damage: Damage, response: ServerResponse): void {
  // The client may disconnect at any time.
  response.on('error', () => undefined)
  senders[damage](response)
}
