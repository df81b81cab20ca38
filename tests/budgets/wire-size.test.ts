import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quality } from '#infrastructure/web-server/page-cache/cached-response.ts'
import { formatHead, measureWireSize } from './wire-size.ts'

const inlineStyle = 'p{color:red}'
const server = createServer(({ url, headers }, response) => {
  if (url === '/gone') response.statusCode = 404
  if (url === '/styled') {
    response.setHeader('content-encoding', 'br')
    return response.end(brotliCompressSync(`<head><style>${inlineStyle}</style></head>`))
  }
  if (url?.startsWith('/ids')) {
    response.setHeader('content-encoding', 'br')
    const id = createHash('sha256').update(url).digest('base64url')
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality.best }
    return response.end(
      brotliCompressSync(
        `<p>document 20242</p><a href="http://localhost:${getPort(url)}/en"></a><script data-build="${id.slice(0, 20)}" data-files="/_next/static/chunks/early-${id.slice(3, 16)}.js /_next/static/chunks/${id.slice(4, 17)}.js"></script>`,
        { params },
      ),
    )
  }
  if (url?.startsWith('/scripts')) {
    const names = ['0123456789abc', '3456789abc012', '6789abc012345', '9abc012345678', 'c0123456789ab']
    const usedNames = url.endsWith('equal') ? names.map(() => names[0]) : names
    return response.end(usedNames.map(name => `<script src="/_next/static/chunks/${name}.js"></script>`).join(''))
  }
  response.end(headers['rsc'] === undefined ? 'document' : 'flight')
})
/** The first port also occurs in the document, so that it compresses better. */
const getPort = (url: string) => ['20242', '51873', '60915', '39407'][Number(url.at(-1))]
const getOrigin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
})

it('measures document, head and flight data', async () => {
  const { headers, ...sizes } = await measureWireSize(getOrigin(), '/kazan', new Agent())
  expect(sizes).toEqual({ path: '/kazan', document: brotliCompressSync('document').length, styles: 0, flight: 6 })
  expect(headers).toBeGreaterThan(50)
})

it('measures inline styles separately', async () => {
  const { styles } = await measureWireSize(getOrigin(), '/styled', new Agent())
  expect(styles).toBe(brotliCompressSync(inlineStyle).length)
})

it('reports the same size for different ids, ports and script hashes', async () => {
  const wireSizes = await Promise.all([0, 1, 2, 3].map(id => measureWireSize(getOrigin(), `/ids?${id}`, new Agent())))
  expect(new Set(wireSizes.map(({ document }) => document)).size).toBe(1)
})

it('counts the bytes of different script names', async () => {
  const [equalNames, differentNames] = await Promise.all(
    ['/scripts/equal', '/scripts/different'].map(path => measureWireSize(getOrigin(), path, new Agent())),
  )
  expect((differentNames?.document ?? 0) - (equalNames?.document ?? 0)).toBeGreaterThan(30)
})

it('throws for an error page', async () => {
  await expect(measureWireSize(getOrigin(), '/gone', new Agent())).rejects.toThrow('404')
})

it('formats a head as it was sent', () => {
  const head = formatHead({ statusCode: 200, statusMessage: 'OK', rawHeaders: ['Age', '0', 'Vary', 'rsc'] })
  expect(head).toBe('HTTP/1.1 200 OK\r\nAge: 0\r\nVary: rsc\r\n\r\n')
})
