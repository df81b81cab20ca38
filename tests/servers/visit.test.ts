import { once } from 'node:events'
import { Agent, createServer, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { visit } from './visit.ts'

async function visitServer(listener: RequestListener, isStopped = false) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  if (isStopped) server.close()
  const { statusOrFailure, isCacheable } = await visit(origin, { path: '/' }, new Agent())
  server.close()
  return { statusOrFailure, isCacheable }
}

it('returns the status of a complete response, and whether it is cacheable', async () => {
  expect(await visitServer((_, response) => void response.end('x'))).toEqual({
    statusOrFailure: 200,
    isCacheable: true,
  })
  const sendUncacheable = (_: unknown, response: Parameters<RequestListener>[1]) =>
    void response.writeHead(503, { 'cache-control': 'no-store' }).end('x')
  expect(await visitServer(sendUncacheable)).toEqual({ statusOrFailure: 503, isCacheable: false })
})

it('sends the path as it is', async () => {
  const paths: unknown[] = []
  const server = createServer(({ url }, response) => {
    paths.push(url)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  for (const path of ['/a/../b', '/a/%2e%2e/b']) await visit(origin, { path }, new Agent())
  server.close()
  expect(paths).toEqual(['/a/../b', '/a/%2e%2e/b'])
})

it('distinguishes a truncated response from a reset or refused connection', async () => {
  const truncate: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('x', () => response.destroy())
  }
  expect((await visitServer(truncate)).statusOrFailure).toBe('truncated')
  expect((await visitServer(request => request.socket.destroy())).statusOrFailure).toBe('reset')
  expect((await visitServer(() => undefined, true)).statusOrFailure).toBe('refused')
})
