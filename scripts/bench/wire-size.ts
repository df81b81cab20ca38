import { once } from 'node:events'
import { get, type Agent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'

/** What a page costs on the wire, in bytes: its document and flight data (brotli), and the document's head of the answer. */
export interface WireSize {
  readonly path: string
  readonly document: number
  readonly headers: number
  /** What the page fetches when it hydrates. */
  readonly flight: number
}

export async function wireSize(origin: string, path: string, agent: Agent): Promise<WireSize> {
  const document = await load(origin + path, agent)
  const flight = await load(`${origin}${path}?_rsc`, agent, { rsc: '1' })
  return { path, document: document.body, headers: document.headers, flight: flight.body }
}

async function load(address: string, agent: Agent, headers: OutgoingHttpHeaders = {}) {
  const request = get(address, { agent, headers: { 'accept-encoding': 'br', ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: readonly Buffer[] = await response.toArray()
  if (response.statusCode !== 200) throw new Error(`${address} answered ${response.statusCode}`)
  return { headers: headOf(response).length, body: Buffer.concat(chunks).length }
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
