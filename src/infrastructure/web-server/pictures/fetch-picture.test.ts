import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { createFetchPicture, PictureUnavailable } from './fetch-picture.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

async function startHost(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`)
}

const fetchPicture = createFetchPicture({ allowsPrivate: true })
const failure = async (url: URL, fetch = fetchPicture) => {
  const error: unknown = await fetch(url).catch((thrown: unknown) => thrown)
  return error instanceof PictureUnavailable ? [error.status, error.message] : error
}

it.each([
  ['public, max-age=60', 60],
  ['max-age=60, s-maxage=90', 60],
  ['no-store', 0],
])('reads a picture with %s', async (cacheControl, maxAge) => {
  const url = await startHost((_request, response) =>
    response.writeHead(200, { 'cache-control': cacheControl }).end('jpeg'),
  )
  expect(await fetchPicture(url)).toEqual({ bytes: Buffer.from('jpeg'), maxAge })
})

it('sends nothing of the visitor', async () => {
  let received: unknown
  const url = await startHost((request, response) => {
    received = Object.keys(request.headers).toSorted()
    response.end('jpeg')
  })
  await fetchPicture(url)
  expect(received).toEqual(['accept', 'accept-encoding', 'connection', 'host'])
})

it('follows three redirects', async () => {
  const url = await startHost(({ url: path = '' }, response) => {
    const number = Number(path.slice(1)) || 0
    if (number === 3) response.end('jpeg')
    else response.writeHead(302, { location: `/${number + 1}` }).end()
  })
  expect((await fetchPicture(url)).bytes.toString()).toBe('jpeg')
})

it.each<[string, RequestListener, readonly unknown[]]>([
  ['has no such picture', (_request, response) => response.writeHead(404).end(), [404, 'status 404']],
  ['fails', (_request, response) => response.writeHead(500).end(), [502, 'status 500']],
  [
    'redirects without end',
    (_request, response) => response.writeHead(302, { location: '/' }).end(),
    [502, 'redirects'],
  ],
  [
    'redirects to a file',
    (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    [502, 'redirects'],
  ],
  [
    'compresses the answer',
    (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('jpeg')),
    [502, 'compressed'],
  ],
  [
    'sends more than 10 MB',
    (_request, response) => void response.end(Buffer.alloc(10 * 1_048_576 + 1)),
    [502, 'too large'],
  ],
  [
    'breaks off',
    (_request, response) =>
      void response.writeHead(200, { 'content-length': 9 }).write('jpeg', () => response.destroy()),
    [502, 'unreachable'],
  ],
])('rejects if the host %s', async (_what, answer, expected) => {
  expect(await failure(await startHost(answer))).toEqual(expected)
})

it.each<[string, RequestListener]>([
  ['is silent', () => undefined],
  ['stops amid the picture', (_request, response) => void response.writeHead(200).write('jpeg')],
])('gives up at its deadline if the host %s', async (_what, answer) => {
  const url = await startHost(answer)
  expect(await failure(url, createFetchPicture({ allowsPrivate: true, timeoutMs: 100 }))).toEqual([504, 'timeout'])
})

it('connects to no private address, whether it is in the URL, in the DNS or in a redirect', async () => {
  const asked: string[] = []
  const url = await startHost(({ url: path = '' }, response) => {
    asked.push(path)
    response.end('secret')
  })
  const fetchPublic = createFetchPicture({ allowsPrivate: false })
  expect(await failure(url, fetchPublic)).toEqual([502, 'private address'])
  url.hostname = 'localhost'
  expect(await failure(url, fetchPublic)).toEqual([502, 'private address'])
  expect(asked).toEqual([])
})
