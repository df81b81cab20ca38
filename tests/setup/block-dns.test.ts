import dns from 'node:dns'
import { expect, it } from 'vitest'

const resolveName = (name: string) =>
  new Promise<string>((resolve, reject) => {
    dns.lookup(name, (error, address) => (error ? reject(error) : resolve(address)))
  })

it('resolves IP addresses and localhost, and no other names', async () => {
  expect(await resolveName('127.0.0.1')).toBe('127.0.0.1')
  expect(await resolveName('localhost')).toMatch(/^(127\.0\.0\.1|::1)$/)
  // This name exists, so its lookup fails only if it is blocked. A name under `.example` would always fail.
  await expect(resolveName('example.com')).rejects.toThrow('getaddrinfo ENOTFOUND example.com')
  await expect(fetch('http://example.com')).rejects.toMatchObject({
    cause: { message: 'getaddrinfo ENOTFOUND example.com' },
  })
})
