import { describe, expect, it } from 'vitest'
import { isCrossSite, isSameOrigin } from './same-origin.ts'

const site = 'https://znatok.example'
const asked = (headers: Record<string, string>, host = 'znatok.example', protocol: 'http' | 'https' = 'https') =>
  isSameOrigin({ headers, host, protocol }, site)

describe('the proof that a page of this site asks', () => {
  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: site },
    // Browsers that know no Sec-Fetch-Site.
    { origin: site },
  ])('is there: %j', headers => expect(asked(headers)).toBe(true))

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
  ])('is not: %j', headers => expect(asked(headers)).toBe(false))

  it('counts under every address that the site is asked at', () => {
    expect(asked({ origin: 'http://127.0.0.1:3000' }, '127.0.0.1:3000', 'http')).toBe(true)
    expect(asked({ origin: 'http://127.0.0.1:3001' }, '127.0.0.1:3000', 'http')).toBe(false)
    expect(asked({ origin: 'ftp://127.0.0.1:3000' }, '127.0.0.1:3000', 'http')).toBe(false)
    // A proxy that ends the encryption and is not trusted.
    expect(asked({ origin: 'https://other.example' }, 'other.example', 'http')).toBe(true)
    // One that is trusted says that it was asked by https, whatever the address of the site.
    const trusted = { headers: { origin: 'https://other.example' }, host: 'other.example', protocol: 'https' } as const
    expect(isSameOrigin(trusted, 'http://localhost:3000')).toBe(true)
    // One that names a host of its own.
    expect(asked({ origin: site }, 'znatok-1:3000', 'http')).toBe(true)
    const unencrypted = {
      headers: { origin: 'https://localhost:3000' },
      host: 'localhost:3000',
      protocol: 'http',
    } as const
    expect(isSameOrigin(unencrypted, 'http://localhost:3000')).toBe(false)
  })
})

it('a read is held back only where the browser says that another site asks', () => {
  expect(
    [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }].map(headers => isCrossSite({ headers })),
  ).toEqual([true, true])
  expect(
    [{}, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'same-origin' }].some(headers => isCrossSite({ headers })),
  ).toBe(false)
})
