import { lookup } from 'node:dns'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

it('accepts IP addresses, and does not resolve names of other hosts', async () => {
  expect(await promisify(lookup)('127.0.0.1')).toEqual({ address: '127.0.0.1', family: 4 })
  await expect(promisify(lookup)('api.example')).rejects.toThrow('getaddrinfo ENOTFOUND api.example')
  await expect(fetch('http://api.example')).rejects.toThrow('fetch failed')
})
