import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFakeSite } from './testing/fake-site.ts'

let site: Awaited<ReturnType<typeof createFakeSite>>
beforeEach(async () => {
  site = await createFakeSite()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => site.app.close())

async function said(request: string): Promise<string> {
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  socket.write(request)
  await once(socket, 'close')
  return text
}

it.each([
  ['whose head is too large', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['that is no HTTP', 'nonsense\r\n\r\n', 400],
  ['with two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
])('a request %s is answered as everything is, and is the last on its connection', async (_what, request, status) => {
  const answer = await said(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`))
  for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store', 'connection: close'])
    expect(answer.toLowerCase()).toContain(`${header}\r\n`)
  expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
  expect(answer).toMatch(/\r\n\r\n$/)
})

it.each(['/kazan', '/healthz', '/nope'])('%s with two Host headers is refused', async path => {
  const answer = await said(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/)
})
