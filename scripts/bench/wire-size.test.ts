import { once } from 'node:events'
import { Agent, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { headOf, wireSize } from './wire-size.ts'

const style = 'p{color:red}'
const server = createServer(({ url, headers }, response) => {
  if (url === '/gone') response.statusCode = 404
  if (url === '/styled') {
    response.setHeader('content-encoding', 'br')
    return response.end(brotliCompressSync(`<head><style>${style}</style></head>`))
  }
  response.end(headers['rsc'] === undefined ? 'document' : 'flight')
})
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.close()
})

it('weighs document, head and flight data', async () => {
  const { headers, ...sizes } = await wireSize(origin(), '/kazan', new Agent())
  expect(sizes).toEqual({ path: '/kazan', document: 8, styles: 0, flight: 6 })
  expect(headers).toBeGreaterThan(50)
})

it('tells what of a document its styles are', async () => {
  const { styles } = await wireSize(origin(), '/styled', new Agent())
  expect(styles).toBe(brotliCompressSync(style).length)
})

it('weighs no error page', async () => {
  await expect(wireSize(origin(), '/gone', new Agent())).rejects.toThrow('404')
})

it('counts every byte of a head', () => {
  const head = headOf({ statusCode: 200, statusMessage: 'OK', rawHeaders: ['Age', '0', 'Vary', 'rsc'] })
  expect(head).toBe('HTTP/1.1 200 OK\r\nAge: 0\r\nVary: rsc\r\n\r\n')
})
