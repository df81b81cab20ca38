import { once } from 'node:events'
import { get, type Agent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

/** What a page costs on the wire, in bytes: its document and flight data (brotli), and the document's head of the answer. */
export interface WireSize {
  readonly path: string
  /** As sent, with its styles. */
  readonly document: number
  /** The styles that stand in it, compressed on their own. */
  readonly styles: number
  readonly headers: number
  /** What the page fetches when it hydrates. */
  readonly flight: number
}

export async function wireSize(origin: string, path: string, agent: Agent): Promise<WireSize> {
  const document = await load(origin + path, agent)
  const flight = await load(`${origin}${path}?_rsc`, agent, { rsc: '1' })
  return {
    path,
    document: document.body.length,
    styles: stylesIn(document),
    headers: document.headers,
    flight: flight.body.length,
  }
}

async function load(address: string, agent: Agent, headers: OutgoingHttpHeaders = {}) {
  const request = get(address, { agent, headers: { 'accept-encoding': 'br', ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: readonly Buffer[] = await response.toArray()
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`)
  const isBrotli = response.headers['content-encoding'] === 'br'
  return { headers: headOf(response).length, body: Buffer.concat(chunks), isBrotli }
}

function stylesIn({ body, isBrotli }: { readonly body: Buffer; readonly isBrotli: boolean }): number {
  const html = (isBrotli ? brotliDecompressSync(body) : body).toString()
  const text = /<style>([^]*?)<\/style>/.exec(html)?.[1]
  return text === undefined ? 0 : brotliCompressSync(text).length
}

/** The head of an answer as it stood on the wire. */
export function headOf({
  statusCode,
  statusMessage,
  rawHeaders,
}: Pick<IncomingMessage, 'statusCode' | 'statusMessage' | 'rawHeaders'>): string {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ''}`] : []))
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n')
}
