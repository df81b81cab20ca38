import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const json = { 'content-type': 'application/json' }
const partialJson = '{"data":[{"id":1,"name":"planted'

/** Creates 300 gzip members of about a kilobyte. Each decompresses to a megabyte. */
const createGzipBomb = (): Buffer => {
  const member = gzipSync(Buffer.alloc(1_048_576, ' '))
  return Buffer.concat(Array.from({ length: 300 }, () => member))
}
let gzipBomb: Buffer | undefined

const senders = {
  /** Ends the connection in the middle of the body. */
  cut(response: ServerResponse) {
    response.writeHead(200, json).write(partialJson, () => response.destroy())
  },
  /** Sends a byte every 100 ms and never ends. */
  trickling(response: ServerResponse) {
    response.writeHead(200, json).write(partialJson)
    const timer = setInterval(() => response.write(' '), 100)
    response.once('close', () => clearInterval(timer))
  },
  /** Announces more bytes than follow. */
  'too short'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-length': '100000' }).write(partialJson, () => response.socket?.end())
  },
  /** Announces fewer bytes than follow, so that the other bytes look like the start of another response. */
  'too long'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-length': '2' }).end(`{}${partialJson}`)
  },
  /** Sends a body that grows to 300 MB when it is decompressed. */
  gzipped(response: ServerResponse) {
    gzipBomb ??= createGzipBomb()
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipBomb)
  },
  /** Announces gzip, and sends uncompressed text. */
  'not gzip'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(`${partialJson}"}]}`)
  },
  html(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
  },
  /** Sends JSON with 200,000 open brackets. */
  nested(response: ServerResponse) {
    response.writeHead(200, json).end('[{"data":'.repeat(100_000))
  },
} as const

export type Damage = keyof typeof senders

/** Ways to damage a response after its status. */
export const damages = Object.keys(senders) as readonly Damage[]

export const isDamage = (behavior: string): behavior is Damage => Object.hasOwn(senders, behavior)

export function sendDamagedResponse(damage: Damage, response: ServerResponse): void {
  // The client may disconnect at any time.
  response.on('error', () => undefined)
  senders[damage](response)
}
