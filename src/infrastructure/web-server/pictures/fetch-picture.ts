import { lookup } from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPrivateAddress } from '#infrastructure/api/shared/private-address.ts'

/** Bytes; larger than a photo of 24 megapixels usually is. */
const maxBytes = 10 * 1_048_576
const maxRedirects = 3

export interface FetchedPicture {
  readonly bytes: Buffer
  /** Seconds for which the host allows caching. */
  readonly maxAge: number
}

/** A picture's host did not send it. */
export class PictureUnavailable extends Error {
  override readonly name = 'PictureUnavailable'
  constructor(
    readonly status: 404 | 502 | 504,
    reason: string,
  ) {
    super(reason)
  }
}

interface Options {
  /** The demo serves its pictures from a private address. */
  readonly allowsPrivate: boolean
  /** Milliseconds until the last byte, redirects included. */
  readonly timeoutMs?: number
}

export type FetchPicture = (url: URL) => Promise<FetchedPicture>

/**
 * Fetches pictures, within limits of time and size. Checks the address that it connects to, since a name may lead into the
 * operator's network, and may resolve to another address each time.
 */
export function createFetchPicture({ allowsPrivate, timeoutMs = 3000 }: Options): FetchPicture {
  const agentOptions = { keepAlive: true, maxFreeSockets: 8, lookup: allowsPrivate ? lookup : lookupPublicAddress }
  const agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) }

  const request = (url: URL, signal: AbortSignal): Promise<http.IncomingMessage> =>
    new Promise((resolve, reject) => {
      // A literal address is connected to without a look-up.
      if (!allowsPrivate && isPrivateAddress(url.hostname)) throw new PictureUnavailable(502, 'private address')
      const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
      const sent =
        url.protocol === 'https:'
          ? https.request(url, { agent: agents.https, headers, signal })
          : http.request(url, { agent: agents.http, headers, signal })
      sent.once('response', resolve).on('error', reject).end()
    })

  const follow = async (url: URL, signal: AbortSignal, redirects: number): Promise<FetchedPicture> => {
    const answer = await request(url, signal)
    const { statusCode = 0, headers } = answer
    const { location } = headers
    if (statusCode >= 300 && statusCode < 400 && location !== undefined && URL.canParse(location, url)) {
      answer.destroy()
      const next = new URL(location, url)
      if (redirects === 0 || !/^https?:$/.test(next.protocol)) throw new PictureUnavailable(502, 'redirects')
      return follow(next, signal, redirects - 1)
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new PictureUnavailable(statusCode === 404 || statusCode === 410 ? 404 : 502, `status ${statusCode}`)
    }
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
      answer.destroy()
      throw new PictureUnavailable(502, 'compressed')
    }
    return { bytes: await readBytes(answer), maxAge: parseMaxAge(headers['cache-control']) }
  }

  return async url => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await follow(url, signal, maxRedirects)
    } catch (error) {
      if (error instanceof PictureUnavailable) throw error
      throw signal.aborted ? new PictureUnavailable(504, 'timeout') : new PictureUnavailable(502, 'unreachable')
    }
  }
}

const lookupPublicAddress: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error ? [] : addresses
    if (!first) return done(error ?? new Error('no address'), [])
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new Error('private address'), [])
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

async function readBytes(answer: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop destroys the connection.
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > maxBytes) throw new PictureUnavailable(502, 'too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const parseMaxAge = (header = ''): number => {
  const [, shared, own] = /\bs-maxage=(\d{1,9})|\bmax-age=(\d{1,9})/i.exec(header) ?? []
  return Number(shared ?? own ?? 0)
}
