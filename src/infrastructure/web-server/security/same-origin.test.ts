import { describe, expect, it } from 'vitest'
import { isCrossOrigin, isSameOrigin } from './same-origin.ts'

const site = 'https://znatok.example'
const checkOrigin = (headers: Record<string, string>, host = 'znatok.example', protocol: 'http' | 'https' = 'https') =>
  isSameOrigin({ headers, host, protocol }, site)

describe('the same-origin check', () => {
  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: site },
    // A browser without Sec-Fetch-Site.
    { origin: site },
  ])('accepts %j', headers => expect(checkOrigin(headers)).toBe(true))

  it.each([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'Same-Origin' },
    { 'sec-fetch-site': 'cross-site', origin: site },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    { 'sec-fetch-site': '' },
    { origin: '' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'https://znatok.example.evil.example' },
    { origin: 'https://evil.example/znatok.example' },
    { origin: 'https://znatok.example:8443' },
    { origin: 'https://znatok.example/' },
    { origin: 'https://user@znatok.example' },
    { origin: 'http://znatok.example' },
    { origin: 'znatok.example' },
    { referer: 'https://znatok.example/' },
  ])('rejects %j', headers => expect(checkOrigin(headers)).toBe(false))

  it('accepts the origin of `SITE_URL` and of the requested host, also behind a TLS proxy, but no other', () => {
    expect(checkOrigin({ origin: 'http://127.0.0.1:3000' }, '127.0.0.1:3000', 'http')).toBe(true)
    expect(checkOrigin({ origin: 'http://127.0.0.1:3001' }, '127.0.0.1:3000', 'http')).toBe(false)
    expect(checkOrigin({ origin: 'ftp://127.0.0.1:3000' }, '127.0.0.1:3000', 'http')).toBe(false)
    // An untrusted TLS proxy.
    expect(checkOrigin({ origin: 'https://other.example' }, 'other.example', 'http')).toBe(true)
    // A trusted proxy that forwards https.
    const trustedRequest = {
      headers: { origin: 'https://other.example' },
      host: 'other.example',
      protocol: 'https',
    } as const
    expect(isSameOrigin(trustedRequest, 'http://localhost:3000')).toBe(true)
    // A proxy that sends a different host.
    expect(checkOrigin({ origin: site }, 'znatok-1:3000', 'http')).toBe(true)
    const unencryptedRequest = {
      headers: { origin: 'https://localhost:3000' },
      host: 'localhost:3000',
      protocol: 'http',
    } as const
    expect(isSameOrigin(unencryptedRequest, 'http://localhost:3000')).toBe(false)
  })
})

it('detects a cross-origin request by its `Sec-Fetch-Site` header', () => {
  expect(
    [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }].map(headers => isCrossOrigin({ headers })),
  ).toEqual([true, true])
  expect(
    [{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }].some(headers => isCrossOrigin({ headers })),
  ).toBe(false)
})
