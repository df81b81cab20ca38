import { beforeAll, expect, it } from 'vitest'
import { bodyOf, renderNameOf, type CachedResponse } from './cached-response.ts'
import { olderFlight } from './older-flight.ts'

let first: Required<Pick<CachedResponse, 'rsc'>> & CachedResponse
let second: typeof first
beforeAll(async () => {
  const pageOf = async (text: string) => ({
    status: 200,
    maxAge: 60,
    document: await bodyOf('text/html', text),
    rsc: await bodyOf('text/x-component', text),
  })
  first = await pageOf('first')
  second = await pageOf('second')
})

it('has the flight data of a replaced render under its name, for its page alone', () => {
  const older = olderFlight(10_000)
  older.keep('/kazan', first, second)
  const name = renderNameOf(first.rsc)
  expect(older.inPage('/kazan', second, name)).toEqual({ ...second, rsc: first.rsc })
  expect(older.inPage('/perm', second, name)).toBe(second)
  expect(older.inPage('/kazan', second, renderNameOf(second.rsc))).toBe(second)
  expect(older.inPage('/kazan', second, 'x'.repeat(10))).toBe(second)
})

it('keeps none that stand in the new page too, and none of pages without', () => {
  const older = olderFlight(10_000)
  const { rsc: _, ...without } = first
  older.keep('/kazan', first, { ...first })
  older.keep('/kazan', without, second)
  const name = renderNameOf(first.rsc)
  expect(older.inPage('/kazan', second, name)).toBe(second)
  older.keep('/kazan', first, without)
  expect(older.inPage('/kazan', without, name)).toBe(without)
  expect(older.inPage('/kazan', second, name).rsc).toBe(first.rsc)
})

it('holds no more than its bytes, the latest', () => {
  const older = olderFlight(300)
  older.keep('/kazan', first, second)
  older.keep('/kazan', second, first)
  expect(older.inPage('/kazan', second, renderNameOf(first.rsc))).toBe(second)
  expect(older.inPage('/kazan', first, renderNameOf(second.rsc)).rsc).toBe(second.rsc)
})
