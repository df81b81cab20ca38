import { once } from 'node:events'
import { Agent, createServer, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { visit } from './visit.ts'

async function visited(listener: RequestListener, stopped = false) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  if (stopped) server.close()
  const { ended, kept } = await visit(origin, { path: '/' }, new Agent())
  server.close()
  return { ended, kept }
}

it('tells the status of a whole answer, and whether it may be kept', async () => {
  expect(await visited((_, response) => void response.end('x'))).toEqual({ ended: 200, kept: true })
  const private_ = (_: unknown, response: Parameters<RequestListener>[1]) =>
    void response.writeHead(503, { 'cache-control': 'no-store' }).end('x')
  expect(await visited(private_)).toEqual({ ended: 503, kept: false })
})

it('tells an answer that broke off from a connection that was reset or refused', async () => {
  const broken: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('x', () => response.destroy())
  }
  expect((await visited(broken)).ended).toBe('cut')
  expect((await visited(request => request.socket.destroy())).ended).toBe('reset')
  expect((await visited(() => undefined, true)).ended).toBe('refused')
})
