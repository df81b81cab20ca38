import { expect, it } from 'vitest'
import { createResponseCache } from './response-cache.ts'

const createResponse = (length: number) => ({ status: 200, text: 'x'.repeat(length), json: undefined })

it('expires a response after a minute, however often it is read', () => {
  let time = 1
  const cache = createResponseCache(() => time)
  cache.set('/api/regions?lang=ru', createResponse(1))
  time += 59_999
  expect(cache.get('/api/regions?lang=ru')).toEqual(createResponse(1))
  time += 2
  expect(cache.get('/api/regions?lang=ru')).toBeUndefined()
})

it('limits the size of each response and of the whole cache', () => {
  const cache = createResponseCache()
  cache.set('too long', createResponse(1_000_000))
  expect(cache.get('too long')).toBeUndefined()
  for (let index = 0; index <= 8; index += 1) cache.set(String(index), createResponse(999_999))
  expect([cache.get('0'), cache.get('1')]).toEqual([undefined, createResponse(999_999)])
})
