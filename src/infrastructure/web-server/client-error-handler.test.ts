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

async function sendRaw(request: string): Promise<string> {
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  socket.write(request)
  await once(socket, 'close')
  return text
}

it.each([
  ['whose headers are too large', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['that is not HTTP', 'nonsense\r\n\r\n', 400],
  [
    'with both Content-Length and Transfer-Encoding',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
])(
  'answers a request %s with an error and security headers, and closes the connection',
  async (_what, request, status) => {
    const response = await sendRaw(request)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`))
    for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store', 'connection: close'])
      expect(response.toLowerCase()).toContain(`${header}\r\n`)
    expect(response).toMatch(/content-security-policy: default-src 'none'/i)
    expect(response).toMatch(/\r\n\r\n$/)
  },
)

it.each(['/kazan', '/healthz', '/nope'])('rejects %s with two Host headers', async path => {
  const response = await sendRaw(
    `GET ${path} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n`,
  )
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/)
})
