import { beforeAll, expect, it } from 'vitest'
import { createBody, getRenderName, type CachedResponse } from './cached-response.ts'
import { createOlderFlight } from './older-flight.ts'

let first: Required<Pick<CachedResponse, 'flight'>> & CachedResponse
let second: typeof first
beforeAll(async () => {
  const createPage = async (text: string) => ({
    status: 200,
    maxAge: 60,
    document: await createBody('text/html', text),
    flight: await createBody('text/x-component', text),
  })
  first = await createPage('first')
  second = await createPage('second')
})

it('keeps the flight data of a replaced render by name and page', () => {
  const older = createOlderFlight(10_000)
  older.keep('/kazan', first, second)
  const name = getRenderName(first.flight)
  expect(older.restoreFlight('/kazan', second, name)).toEqual({ ...second, flight: first.flight })
  expect(older.restoreFlight('/perm', second, name)).toBe(second)
  expect(older.restoreFlight('/kazan', second, getRenderName(second.flight))).toBe(second)
  expect(older.restoreFlight('/kazan', second, 'x'.repeat(10))).toBe(second)
})

it('keeps no unchanged flight data, and none of pages without', () => {
  const older = createOlderFlight(10_000)
  const { flight: _, ...without } = first
  older.keep('/kazan', first, { ...first })
  older.keep('/kazan', without, second)
  const name = getRenderName(first.flight)
  expect(older.restoreFlight('/kazan', second, name)).toBe(second)
  older.keep('/kazan', first, without)
  expect(older.restoreFlight('/kazan', without, name)).toBe(without)
  expect(older.restoreFlight('/kazan', second, name).flight).toBe(first.flight)
})

it('keeps the latest within its size limit', () => {
  const older = createOlderFlight(300)
  older.keep('/kazan', first, second)
  older.keep('/kazan', second, first)
  expect(older.restoreFlight('/kazan', second, getRenderName(first.flight))).toBe(second)
  expect(older.restoreFlight('/kazan', first, getRenderName(second.flight)).flight).toBe(second.flight)
})
