import type { IncomingHttpHeaders } from 'node:http'
import { expect, it } from 'vitest'
import type { NextHandler } from '#infrastructure/next/ask-next.ts'
import { createFakeSite } from './testing/fake-site.ts'

/** The headers that Next receives with an image request. */
async function headersForNext(headers: Record<string, string>): Promise<IncomingHttpHeaders | undefined> {
  let received: IncomingHttpHeaders | undefined
  const pictures: NextHandler = (request, response) => {
    received = request.headers
    return Promise.resolve(void response.end('picture'))
  }
  const { app } = await createFakeSite({ pictures })
  await app.inject({ url: '/_next/image?w=64&q=75&url=https://img.example/a.png', headers })
  return received
}

const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

it('passes only headers that affect the image to Next', async () => {
  const negotiated = { accept, 'if-none-match': '"a"' }
  expect(await headersForNext({ ...negotiated, cookie: 'a=b', 'user-agent': 'x', 'x-forwarded-for': '::1' })).toEqual({
    host: 'localhost',
    ...negotiated,
  })
})

it('does not pass an overlong Accept header to Next', async () => {
  expect(await headersForNext({ accept: 'a'.repeat(256) })).toHaveProperty('accept')
  expect(await headersForNext({ accept: 'a'.repeat(257) })).toEqual({ host: 'localhost' })
})
