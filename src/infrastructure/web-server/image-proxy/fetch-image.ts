import dns from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isConnectionBroken } from '#infrastructure/api/client/connection-errors.ts'
import { isPrivateAddress } from '#infrastructure/api/shared/private-address.ts'

/** A photo of 24 megapixels is usually smaller. */
const maxBytes = 10 * 1_048_576
const maxRedirects = 3

export interface FetchedImage {
  readonly bytes: Buffer
  /** Seconds. */
  readonly maxAge: number
}

/** `status` is that of the site's response. */
export class ImageUnavailable extends Error {
  override readonly name = 'ImageUnavailable'
  constructor(
    readonly status: 404 | 502 | 504,
    reason: string,
  ) {
    super(reason)
  }
}

interface Options {
  /** The demo serves its images from a private address. */
  readonly allowsPrivateAddresses: boolean
  /** Until the last byte, redirects included. */
  readonly timeoutMs?: number
}

export type FetchImage = (url: URL) => Promise<FetchedImage>

type SendRequest = (url: URL, signal: AbortSignal) => Promise<http.IncomingMessage>

/** Checks the address of each connection, because a host name may resolve to a private address at any time. */
function createRequestSender(allowsPrivateAddresses: boolean): SendRequest {
  const agentOptions = {
    keepAlive: true,
    maxFreeSockets: 8,
    lookup: allowsPrivateAddresses ? dns.lookup : lookupPublicAddress,
  }
  const agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) }

  const sendRequest: SendRequest = (url, signal) =>
    new Promise((resolve, reject) => {
      // Node does not look up a literal IP address.
      if (!allowsPrivateAddresses && isPrivateAddress(url.hostname)) throw new ImageUnavailable(502, 'private address')
      const headers = { accept: 'image/*', 'accept-encoding': 'identity' }
      const clientRequest =
        url.protocol === 'https:'
          ? https.request(url, { agent: agents.https, headers, signal })
          : http.request(url, { agent: agents.http, headers, signal })
      // A host may close an idle connection as it is reused. Each retry uses up one, so the last connection is new.
      const handleError = (error: Error) =>
        clientRequest.reusedSocket && isConnectionBroken(error) ? resolve(sendRequest(url, signal)) : reject(error)
      clientRequest
        .once('response', response => {
          // From here on, errors reach the response. A retry would get a response that nothing reads.
          clientRequest.off('error', handleError).on('error', () => undefined)
          resolve(response)
        })
        .on('error', handleError)
        .end()
    })
  return sendRequest
}

export function createImageFetcher({ allowsPrivateAddresses, timeoutMs = 3000 }: Options): FetchImage {
  const sendRequest = createRequestSender(allowsPrivateAddresses)
  const fetchFollowingRedirects = async (
    url: URL,
    signal: AbortSignal,
    redirectsLeft: number,
  ): Promise<FetchedImage> => {
    const response = await sendRequest(url, signal)
    const { statusCode = 0, headers } = response
    const { location } = headers
    if (statusCode >= 300 && statusCode < 400 && location !== undefined && URL.canParse(location, url)) {
      response.destroy()
      const redirectUrl = new URL(location, url)
      if (redirectsLeft === 0 || !/^https?:$/.test(redirectUrl.protocol))
        throw new ImageUnavailable(502, 'invalid or too many redirects')
      return fetchFollowingRedirects(redirectUrl, signal, redirectsLeft - 1)
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new ImageUnavailable(statusCode === 404 || statusCode === 410 ? 404 : 502, `status ${statusCode}`)
    }
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
      response.destroy()
      throw new ImageUnavailable(502, 'compressed')
    }
    return { bytes: await readBytes(response), maxAge: parseMaxAge(headers['cache-control']) }
  }

  return async url => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await fetchFollowingRedirects(url, signal, maxRedirects)
    } catch (error) {
      if (error instanceof ImageUnavailable) throw error
      throw signal.aborted ? new ImageUnavailable(504, 'timeout') : new ImageUnavailable(502, 'unreachable')
    }
  }
}

const lookupPublicAddress: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [firstAddress] = error ? [] : addresses
    if (!firstAddress) return done(error ?? new Error('no address'), [])
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new ImageUnavailable(502, 'private address'), [])
    return options.all ? done(null, addresses) : done(null, firstAddress.address, firstAddress.family)
  })
}

async function readBytes(response: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop early destroys the connection.
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > maxBytes) throw new ImageUnavailable(502, 'too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Prefers `max-age` to `s-maxage`: the result is also sent to browsers, whose caches the site can't purge. */
const parseMaxAge = (header = ''): number => {
  const [, seconds = 0] = /\bmax-age=(\d{1,9})/i.exec(header) ?? /\bs-maxage=(\d{1,9})/i.exec(header) ?? []
  return Number(seconds)
}
