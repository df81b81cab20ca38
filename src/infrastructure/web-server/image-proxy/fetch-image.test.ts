import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createImageFetcher, ImageUnavailable } from './fetch-image.ts'

const closers: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0)) close()
})

async function startHost(listener: RequestListener): Promise<URL> {
  const server = createServer(listener)
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`)
}

const fetchImage = createImageFetcher({ allowsPrivateAddresses: true })
const getFailure = async (url: URL, fetch = fetchImage) => {
  const error: unknown = await fetch(url).catch((thrown: unknown) => thrown)
  return error instanceof ImageUnavailable ? [error.status, error.message] : error
}

it.each([
  ['public, max-age=60', 60],
  ['max-age=60, s-maxage=90', 60],
  ['s-maxage=90, max-age=60', 60],
  ['s-maxage=90', 90],
  ['no-store', 0],
])('reads an image with Cache-Control: %s, which may be cached for %i s', async (cacheControl, maxAge) => {
  const url = await startHost((_request, response) =>
    response.writeHead(200, { 'cache-control': cacheControl }).end('jpeg'),
  )
  expect(await fetchImage(url)).toEqual({ bytes: Buffer.from('jpeg'), maxAge })
})

it('requests an image again if the host closes a reused connection, and only then', async () => {
  const usedSockets = new WeakSet()
  let requestCount = 0
  const url = await startHost(({ socket, url: path }, response) => {
    requestCount += 1
    if (usedSockets.has(socket) || path === '/broken.jpg') return socket.destroy()
    usedSockets.add(socket)
    return response.end('jpeg')
  })
  const fetchFromHost = createImageFetcher({ allowsPrivateAddresses: true })
  // Several connections are idle when the next image is requested.
  await Promise.all(Array.from({ length: 4 }, () => fetchFromHost(url)))
  expect((await fetchFromHost(url)).bytes.toString()).toBe('jpeg')
  expect(requestCount).toBeGreaterThan(5)

  requestCount = 0
  expect(await getFailure(new URL('/broken.jpg', url), createImageFetcher({ allowsPrivateAddresses: true }))).toEqual([
    502,
    'unreachable',
  ])
  expect(requestCount).toBe(1)
})

it('does not repeat a request whose response has begun', async () => {
  const usedSockets = new WeakSet()
  let requestCount = 0
  let breakConnection = () => undefined
  const url = await startHost(({ socket }, response) => {
    requestCount += 1
    if (!usedSockets.has(socket)) {
      usedSockets.add(socket)
      return response.end('jpeg')
    }
    breakConnection = () => void socket.resetAndDestroy()
    return response.writeHead(200, { 'content-length': 9 }).write('jpeg')
  })
  const onResponse = () => breakConnection()
  subscribe('http.client.response.finish', onResponse)
  onTestFinished(() => void unsubscribe('http.client.response.finish', onResponse))
  const fetchFromHost = createImageFetcher({ allowsPrivateAddresses: true })
  await fetchFromHost(url)
  expect(await getFailure(url, fetchFromHost)).toEqual([502, 'unreachable'])
  // A repeated request would arrive before this one.
  await fetchFromHost(url)
  expect(requestCount).toBe(3)
})

it('sends no data of the visitor', async () => {
  let headerNames: unknown
  const url = await startHost((request, response) => {
    headerNames = Object.keys(request.headers).toSorted()
    response.end('jpeg')
  })
  await fetchImage(url)
  expect(headerNames).toEqual(['accept', 'accept-encoding', 'connection', 'host'])
})

it('follows three redirects', async () => {
  const url = await startHost(({ url: path = '' }, response) => {
    const redirectCount = Number(path.slice(1)) || 0
    if (redirectCount === 3) response.end('jpeg')
    else response.writeHead(302, { location: `/${redirectCount + 1}` }).end()
  })
  expect((await fetchImage(url)).bytes.toString()).toBe('jpeg')
})

it.each<[string, RequestListener, readonly unknown[]]>([
  ['responds 404', (_request, response) => response.writeHead(404).end(), [404, 'status 404']],
  ['fails', (_request, response) => response.writeHead(500).end(), [502, 'status 500']],
  [
    'redirects without end',
    (_request, response) => response.writeHead(302, { location: '/' }).end(),
    [502, 'invalid or too many redirects'],
  ],
  [
    'redirects to a file',
    (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    [502, 'invalid or too many redirects'],
  ],
  [
    'compresses the response',
    (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('jpeg')),
    [502, 'compressed'],
  ],
  [
    'sends more than 10 MB',
    (_request, response) => void response.end(Buffer.alloc(10 * 1_048_576 + 1)),
    [502, 'too large'],
  ],
  [
    'closes the connection early',
    (_request, response) =>
      void response.writeHead(200, { 'content-length': 9 }).write('jpeg', () => response.destroy()),
    [502, 'unreachable'],
  ],
])('rejects if the host %s', async (_what, listener, expected) => {
  expect(await getFailure(await startHost(listener))).toEqual(expected)
})

it.each<[string, RequestListener]>([
  ['is silent', () => undefined],
  ['stops in the middle of the image', (_request, response) => void response.writeHead(200).write('jpeg')],
])('gives up after its timeout if the host %s', async (_what, listener) => {
  const url = await startHost(listener)
  expect(await getFailure(url, createImageFetcher({ allowsPrivateAddresses: true, timeoutMs: 100 }))).toEqual([
    504,
    'timeout',
  ])
})

it('does not connect to a host name that resolves to a private address', async () => {
  const requestedPaths: string[] = []
  const url = await startHost(({ url: path = '' }, response) => {
    requestedPaths.push(path)
    response.end('secret')
  })
  url.hostname = 'images.example'
  const resolveToThisMachine = (...args: readonly unknown[]) => {
    const done = args.at(-1)
    if (typeof done === 'function') Reflect.apply(done, undefined, [null, [{ address: '127.0.0.1', family: 4 }]])
  }
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(resolveToThisMachine)
  expect(await getFailure(url, createImageFetcher({ allowsPrivateAddresses: false }))).toEqual([502, 'private address'])
  expect(lookup).toHaveBeenCalledOnce()
  expect(requestedPaths).toEqual([])
})

it('does not connect to a private IP address or to localhost', async () => {
  const requestedPaths: string[] = []
  const url = await startHost(({ url: path = '' }, response) => {
    requestedPaths.push(path)
    response.end('secret')
  })
  const fetchPublicImage = createImageFetcher({ allowsPrivateAddresses: false })
  expect(await getFailure(url, fetchPublicImage)).toEqual([502, 'private address'])
  url.hostname = 'localhost'
  expect(await getFailure(url, fetchPublicImage)).toEqual([502, 'private address'])
  expect(requestedPaths).toEqual([])
})
