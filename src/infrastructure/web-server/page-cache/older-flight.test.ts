import { beforeAll, expect, it } from 'vitest'
import { createBody, getRenderId, type CachedResponse } from './cached-response.ts'
import { createOlderFlightStore } from './older-flight.ts'

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

it('stores the flight data of a replaced render by render id and page', () => {
  const olderFlight = createOlderFlightStore(10_000)
  olderFlight.store('/kazan', first, second)
  const renderId = getRenderId(first.flight)
  expect(olderFlight.selectFlight('/kazan', second, renderId)).toEqual({ ...second, flight: first.flight })
  expect(olderFlight.selectFlight('/perm', second, renderId)).toBe(second)
  expect(olderFlight.selectFlight('/kazan', second, getRenderId(second.flight))).toBe(second)
  expect(olderFlight.selectFlight('/kazan', second, 'x'.repeat(10))).toBe(second)
})

it('does not store unchanged flight data, and ignores replaced pages without flight data', () => {
  const olderFlight = createOlderFlightStore(10_000)
  const { flight: _, ...pageWithoutFlight } = first
  olderFlight.store('/kazan', first, { ...first })
  olderFlight.store('/kazan', pageWithoutFlight, second)
  const renderId = getRenderId(first.flight)
  expect(olderFlight.selectFlight('/kazan', second, renderId)).toBe(second)
  olderFlight.store('/kazan', first, pageWithoutFlight)
  expect(olderFlight.selectFlight('/kazan', second, renderId).flight).toBe(first.flight)
})

it('finds the flight data of a page that an error page has replaced', () => {
  const olderFlight = createOlderFlightStore(10_000)
  const { document } = second
  const missingPage = { status: 404, maxAge: 60, document }
  olderFlight.store('/kazan', first, missingPage)
  const { flight } = first
  expect(olderFlight.selectFlight('/kazan', missingPage, getRenderId(flight))).toEqual({
    status: 200,
    maxAge: 60,
    document,
    flight,
  })
  expect(olderFlight.selectFlight('/kazan', missingPage, 'x'.repeat(10))).toBe(missingPage)
})

it('evicts the oldest flight data beyond its size limit', () => {
  const olderFlight = createOlderFlightStore(300)
  olderFlight.store('/kazan', first, second)
  olderFlight.store('/kazan', second, first)
  expect(olderFlight.selectFlight('/kazan', second, getRenderId(first.flight))).toBe(second)
  expect(olderFlight.selectFlight('/kazan', first, getRenderId(second.flight)).flight).toBe(second.flight)
})
