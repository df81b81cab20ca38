import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type Agent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { quality } from '#infrastructure/web-server/page-cache/cached-response.ts'
import { median } from './median.ts'

/** Bytes of the responses of a page. Bodies are compressed with Brotli. */
export interface WireSize {
  readonly path: string
  /** At the site's best quality, which it uses for frequently requested pages. */
  readonly document: number
  /** Inline styles, compressed on their own. */
  readonly styles: number
  readonly headers: number
  readonly flight: number
}

export async function measureWireSize(origin: string, path: string, agent: Agent): Promise<WireSize> {
  const document = await loadBody(origin + path, agent)
  const flight = await loadBody(`${origin}${path}?_rsc`, agent, { rsc: '1' })
  return {
    path,
    document: measureDocument(document),
    styles: measureStyles(document),
    headers: document.headerBytes,
    flight: flight.body.length,
  }
}

async function loadBody(url: string, agent: Agent, headers: OutgoingHttpHeaders = {}) {
  const request = get(url, { agent, headers: { 'accept-encoding': 'br', ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: readonly Buffer[] = await response.toArray()
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`)
  const isBrotli = response.headers['content-encoding'] === 'br'
  return { headerBytes: formatHead(response).length, body: Buffer.concat(chunks), isBrotli }
}

interface LoadedBody {
  readonly body: Buffer
  readonly isBrotli: boolean
}

const decodeHtml = ({ body, isBrotli }: LoadedBody) => (isBrotli ? brotliDecompressSync(body) : body).toString()

function measureStyles(document: LoadedBody): number {
  const text = /<style>([^]*?)<\/style>/.exec(decodeHtml(document))?.[1]
  return text === undefined ? 0 : brotliCompressSync(text).length
}

/** Values that vary between servers or commits: build and render ids, script names, and ports in URLs. */
const variableValues = /(?<=data-(?:build|render)=")[^"]+|(?<=\/chunks\/)[\w~-]+(?=\.js)|(?<=http:\/\/[\w.]+:)\d+/g

/** Takes the median over nine sets of ids, because ids change the compressed size by up to 50 bytes. */
function measureDocument(document: LoadedBody): number {
  const html = decodeHtml(document)
  const ids = [...new Set(html.match(variableValues))]
  return median(
    Array.from({ length: 9 }, (_, run) =>
      getBestSize(html.replaceAll(variableValues, id => createOtherId(id, `${ids.indexOf(id)} ${run}`))),
    ),
  )
}

const getBestSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.best } }).length

function createOtherId(id: string, seed: string): string {
  const hash = createHash('sha256').update(seed).digest()
  const text = /^\d+$/.test(id) ? hash.join('') : hash.toString('base64url')
  return text.slice(0, id.length)
}

export function formatHead({
  statusCode,
  statusMessage,
  rawHeaders,
}: Pick<IncomingMessage, 'statusCode' | 'statusMessage' | 'rawHeaders'>): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  )
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n')
}
