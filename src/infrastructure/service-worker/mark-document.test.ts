import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createMarkedHeaders, markDocument } from './mark-document.ts'

it('puts the mark before the content of the page', () => {
  expect(
    markDocument('<html><body class="a"><a href="#content">K</a></body></html>', 'Сохранено $& 27 ноября'),
  ).toMatch(
    /^<html><body class="a"><style>[^<]+<\/style><stored-copy role="status">Сохранено \$& 27 ноября<\/stored-copy><a href="#content">/,
  )
})

it('allows the style of the mark, and removes only the headers that describe the original body', async () => {
  const [, style = ''] = /<style>([^<]*)/.exec(markDocument('<body>', '')) ?? []
  const policy = "default-src 'none'; style-src 'self' 'sha256-a'; img-src 'self'"
  const headers = await createMarkedHeaders(
    new Headers({ 'content-security-policy': policy, 'x-a': '1', 'content-encoding': 'br', 'content-length': '9' }),
  )
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'self' 'sha256-${hash}' 'sha256-a'; img-src 'self'`,
  )
  expect(headers.get('x-a')).toBe('1')
  expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, null])
})
