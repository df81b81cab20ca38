import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getErrorCode, isConnectFailure, isConnectionBroken } from './connection-errors.ts'
import { fetchOnNewConnection } from './fetch-on-new-connection.ts'
import { connectTimeoutMs } from './retry-policy.ts'

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) server.close()
  for (const socket of sockets.splice(0)) socket.destroy()
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  server.on('connection', socket => sockets.push(socket))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const startServer = async (listener: RequestListener) => `http://${await listen(createServer(listener))}/api?lang=ru`
const startRawServer = async (response: string) => {
  const server = createTcpServer(socket => socket.once('data', () => socket.end(response)))
  return `http://${await listen(server)}/`
}

const echo: RequestListener = (request, response) => {
  const { method, url, headers } = request
  void text(request).then(body => response.end(JSON.stringify({ method, url, headers, body })))
}

async function waitForClose(socket: Socket): Promise<boolean> {
  if (!socket.destroyed) await once(socket, 'close')
  return true
}

describe('a request', () => {
  it.each([
    ['POST', '{"имя":1}', { 'content-length': '12' }],
    ['DELETE', '{}', { 'content-length': '2' }],
    ['POST', undefined, { 'content-length': '0' }],
    ['DELETE', undefined, {}],
    ['GET', undefined, {}],
  ])('%s with body %s arrives with its headers and body', async (method, body, lengthHeader) => {
    const url = await startServer(echo)
    const headers = { accept: 'application/json', authorization: 'Bearer a|b' }
    const response = await fetchOnNewConnection(url, { method, headers, ...(body !== undefined && { body }) })
    const { host } = new URL(url)
    const addedHeaders = { host, connection: 'close', 'accept-encoding': 'identity', 'user-agent': 'node' }
    expect(await response.json()).toEqual({
      method,
      url: '/api?lang=ru',
      headers: { ...headers, ...addedHeaders, ...lengthHeader },
      body: body ?? '',
    })
  })

  it('uses its own connection, which closes after the response', async () => {
    const url = await startServer(echo)
    for (const _ of ['first', 'second']) await (await fetchOnNewConnection(url, {})).text()
    expect(sockets).toHaveLength(2)
    expect(await Promise.all(sockets.map(waitForClose))).toEqual([true, true])
  })

  it('to an https URL is encrypted', async () => {
    const server = createTcpServer(socket => socket.once('data', () => socket.destroy()))
    const firstBytes = new Promise<Buffer>(resolve => {
      server.on('connection', socket => socket.once('data', resolve))
    })
    const pendingResponse = fetchOnNewConnection(`https://${await listen(server)}/`, {})
    await expect(pendingResponse).rejects.toThrow('TLS')
    const handshake = 22
    expect((await firstBytes)[0]).toBe(handshake)
    expect(isConnectFailure(await pendingResponse.catch((error: unknown) => error))).toBe(true)
  })
})

describe('a response', () => {
  it('has the status, headers and body', async () => {
    const url = await startServer((_, response) =>
      response.writeHead(422, { 'retry-after': '17', 'set-cookie': ['a=1', 'b=2'] }).end('Нет'),
    )
    const response = await fetchOnNewConnection(url, {})
    expect([response.status, response.headers.get('retry-after')]).toEqual([422, '17'])
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(await response.text()).toBe('Нет')
  })

  it.each([204, 205, 304])('with %i has no body', async status => {
    const { body } = await fetchOnNewConnection(
      await startServer((_, response) => response.writeHead(status).end()),
      {},
    )
    expect(body).toBeNull()
  })

  it('with a redirect is not followed', async () => {
    const url = await startServer((_, response) => response.writeHead(302, { location: '/login' }).end())
    const { status, headers } = await fetchOnNewConnection(url, {})
    expect([status, headers.get('location')]).toEqual([302, '/login'])
  })

  it('may take longer than the connection timeout', async () => {
    const listener = vi.fn<RequestListener>()
    const url = await startServer(listener)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pendingResponse = fetchOnNewConnection(url, {})
    await expect.poll(() => listener).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(connectTimeoutMs)
    listener.mock.lastCall?.[1].end('late')
    expect(await (await pendingResponse).text()).toBe('late')
  })

  it('that is canceled closes its connection', async () => {
    const url = await startServer((_, response) => void response.write('x'))
    for (const isRead of [false, true]) {
      const { body } = await fetchOnNewConnection(url, {})
      const reader = body?.getReader()
      if (isRead) await reader?.read()
      await reader?.cancel()
    }
    expect(await Promise.all(sockets.map(waitForClose))).toEqual([true, true])
  })
})

describe('a request fails', () => {
  const getError = (url: string) => fetchOnNewConnection(url, {}).catch((error: unknown) => error)

  it('without a server', async () => {
    const url = await startServer(echo)
    for (const server of servers.splice(0)) await once(server.close(), 'close')
    const error = await getError(url)
    expect([getErrorCode(error), isConnectFailure(error), isConnectionBroken(error)]).toEqual([
      'ECONNREFUSED',
      true,
      false,
    ])
  })

  it.each(['http', 'https'])('when no connection is established in time (%s)', async scheme => {
    // Keeps the socket connecting, as lost packets do.
    vi.spyOn(dns, 'lookup').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pendingError = getError(`${scheme}://api.invalid/`)
    await vi.advanceTimersByTimeAsync(connectTimeoutMs)
    expect(isConnectFailure(await pendingError)).toBe(true)
  })

  it('when the TLS handshake is not finished in time', async () => {
    const server = createTcpServer()
    const url = `https://${await listen(server)}/`
    const connection = once(server, 'connection')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pendingError = getError(url)
    await connection
    await vi.advanceTimersByTimeAsync(connectTimeoutMs)
    expect(isConnectFailure(await pendingError)).toBe(true)
  })

  it('when it is aborted before the response', async () => {
    const controller = new AbortController()
    const url = await startServer(() => controller.abort())
    await expect(fetchOnNewConnection(url, { signal: controller.signal })).rejects.toThrow(/abort/)
    await expect(fetchOnNewConnection(url, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/)
  })

  it('when it is aborted during the response', async () => {
    const controller = new AbortController()
    const url = await startServer((_, response) => void response.write('x'))
    const response = await fetchOnNewConnection(url, { signal: controller.signal })
    controller.abort()
    await expect(response.text()).rejects.toThrow(/abort/)
  })

  it.each(['destroy', 'resetAndDestroy'] as const)('when the connection breaks during the response (%s)', async end => {
    const url = await startServer((_, response) => {
      response.writeHead(200, { 'content-length': 5000 })
      response.write('{"regions":')
    })
    const response = await fetchOnNewConnection(url, {})
    for (const socket of sockets) socket[end]()
    expect(isConnectionBroken(await response.text().catch((error: unknown) => error))).toBe(true)
  })

  it.each([
    ['is not HTTP', 'hello\r\n\r\n', 'Parse Error'],
    ['has an unknown status', 'HTTP/1.1 999 Unknown\r\ncontent-length: 0\r\n\r\n', '"status"'],
    ['has too long a header', `HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(17_000)}\r\n\r\n`, 'Header overflow'],
    [
      'has both Content-Length and Transfer-Encoding',
      'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n',
      'Parse Error',
    ],
  ])('after it was sent, when the response %s', async (_, response, message) => {
    const error = await getError(await startRawServer(response))
    expect([String(error), isConnectFailure(error)]).toEqual([expect.stringContaining(message), false])
  })
})
