import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { applyVariant, splitIntoParts, getStylesheetUrls, variants, type Variant } from './paint-variants.ts'
import { quality } from '../../src/infrastructure/web-server/page-cache/cached-response.ts'
import { formatHead } from '../../tests/budgets/wire-size.ts'

interface StoredResponse {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** Sizes are bytes on the wire. `head` is the status line and the headers of the response. */
export interface DocumentSize {
  readonly variant: Variant
  readonly path: string
  readonly stylesheetCount: number
  readonly document: number
  readonly head: number
}

export const getVariantPath = (variant: Variant, path: string): string => `/${variants.indexOf(variant)}${path}`
export const bundlesPrefix = '/bundles/'

const recalculatedHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Compresses as the page cache does for frequently requested pages. */
const compress = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.best } })

export async function startVariantServer(origin: string, paths: readonly string[]) {
  const storedResponses = new Map<string, StoredResponse>()
  const sizes: DocumentSize[] = []
  for (const path of paths) {
    const page = await fetchCompressed(origin + path)
    const stylesheets = getStylesheetUrls(page.text)
    const texts = await Promise.all(stylesheets.map(async file => (await fetchCompressed(origin + file)).text))
    const bundles = splitIntoParts(texts, 3).map((bundleTexts, index) => {
      const bundlePath = `${bundlesPrefix}${paths.indexOf(path)}-${index}.css`
      const headers = { 'content-type': 'text/css', 'content-encoding': 'br', 'cache-control': 'max-age=3600' }
      storedResponses.set(bundlePath, { headers, body: compress(bundleTexts.join('')) })
      return bundlePath
    })
    for (const variant of variants) {
      const body = compress(applyVariant(page.text, variant, bundles))
      storedResponses.set(getVariantPath(variant, path), { headers: page.headers, body })
      sizes.push({ variant, path, stylesheetCount: stylesheets.length, document: body.length, head: page.head })
    }
  }
  const server = createServer(({ url = '' }, response) => {
    const storedResponse = storedResponses.get(url)
    if (!storedResponse) return response.writeHead(404).end()
    return response
      .writeHead(200, { ...storedResponse.headers, 'content-length': storedResponse.body.length })
      .end(storedResponse.body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { port: (server.address() as AddressInfo).port, sizes, stop: () => server.close() }
}

async function fetchCompressed(url: string) {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br')
    throw new Error(
      `${url}: expected 200 and br, got ${response.statusCode} and ${response.headers['content-encoding']}`,
    )
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !recalculatedHeaders.has(name)),
  )
  return { text: brotliDecompressSync(body).toString(), headers, head: formatHead(response).length }
}
