import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const json = { 'content-type': 'application/json' }
const beginning = '{"data":[{"id":1,"name":"planted'

/** Unpacked 300 MB, in 300 members of a few hundred bytes each. */
const createGzipBomb = (): Buffer => {
  const member = gzipSync(Buffer.alloc(1_048_576, ' '))
  return Buffer.concat(Array.from({ length: 300 }, () => member))
}
let gzipBomb: Buffer | undefined

const senders = {
  /** Ends the connection in the middle of the body. */
  cut(response: ServerResponse) {
    response.writeHead(200, json).write(beginning, () => response.destroy())
  },
  /** Never ends: a byte every 100 ms. */
  trickling(response: ServerResponse) {
    response.writeHead(200, json).write(beginning)
    const timer = setInterval(() => response.write(' '), 100)
    response.once('close', () => clearInterval(timer))
  },
  /** Announces more bytes than follow. */
  'too short'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-length': '100000' }).write(beginning, () => response.socket?.end())
  },
  /** Announces fewer bytes than follow: the rest looks like the start of another response. */
  'too long'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-length': '2' }).end(`{}${beginning}`)
  },
  gzipped(response: ServerResponse) {
    gzipBomb ??= createGzipBomb()
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipBomb)
  },
  /** Announces gzip, and sends something else. */
  'not gzip'(response: ServerResponse) {
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(`${beginning}"}]}`)
  },
  html(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
  },
  nested(response: ServerResponse) {
    response.writeHead(200, json).end('[{"data":'.repeat(100_000))
  },
} as const

export type Damage = keyof typeof senders

/** Ways in which an answer can break after its status. */
export const damages = Object.keys(senders) as readonly Damage[]

export const isDamage = (behaviour: string): behaviour is Damage => Object.hasOwn(senders, behaviour)

export function sendDamagedAnswer(damage: Damage, response: ServerResponse): void {
  // The client may leave at any time.
  response.on('error', () => undefined)
  senders[damage](response)
}
