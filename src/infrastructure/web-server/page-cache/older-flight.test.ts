import { beforeAll, expect, it } from 'vitest'
import { bodyOf, renderNameOf, type CachedResponse } from './cached-response.ts'
import { olderFlight } from './older-flight.ts'

let first: Required<Pick<CachedResponse, 'flight'>> & CachedResponse
let second: typeof first
beforeAll(async () => {
  const pageOf = async (text: string) => ({
    status: 200,
    maxAge: 60,
    document: await bodyOf('text/html', text),
    flight: await bodyOf('text/x-component', text),
  })
  first = await pageOf('first')
  second = await pageOf('second')
})

it('has the flight data of a replaced render under its name, for its page alone', () => {
  const older = olderFlight(10_000)
  older.keep('/kazan', first, second)
  const name = renderNameOf(first.flight)
  expect(older.inPage('/kazan', second, name)).toEqual({ ...second, flight: first.flight })
  expect(older.inPage('/perm', second, name)).toBe(second)
  expect(older.inPage('/kazan', second, renderNameOf(second.flight))).toBe(second)
  expect(older.inPage('/kazan', second, 'x'.repeat(10))).toBe(second)
})

it('keeps none that stand in the new page too, and none of pages without', () => {
  const older = olderFlight(10_000)
  const { flight: _, ...without } = first
  older.keep('/kazan', first, { ...first })
  older.keep('/kazan', without, second)
  const name = renderNameOf(first.flight)
  expect(older.inPage('/kazan', second, name)).toBe(second)
  older.keep('/kazan', first, without)
  expect(older.inPage('/kazan', without, name)).toBe(without)
  expect(older.inPage('/kazan', second, name).flight).toBe(first.flight)
})

it('holds no more than its bytes, the latest', () => {
  const older = olderFlight(300)
  older.keep('/kazan', first, second)
  older.keep('/kazan', second, first)
  expect(older.inPage('/kazan', second, renderNameOf(first.flight))).toBe(second)
  expect(older.inPage('/kazan', first, renderNameOf(second.flight)).flight).toBe(second.flight)
})
