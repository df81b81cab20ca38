import { expect, it } from 'vitest'
import { findRenderId, findRequestedRepresentation, isFlightUrl, isRouterRequest } from './router-protocol.ts'

it.each([
  [{}, 'document'],
  [{ 'next-router-segment-prefetch': '/_tree' }, 'document'],
  [{ rsc: '1' }, 'flight'],
  [{ rsc: '' }, 'flight'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, 'routeTree'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_head' }, undefined],
])('finds the representation that a request with the headers %j asks for: %s', (headers, expectedRepresentation) => {
  expect([findRequestedRepresentation(headers), isRouterRequest(headers)]).toEqual([
    expectedRepresentation,
    'rsc' in headers,
  ])
})

it.each([
  ['/kazan', false, undefined],
  ['/kazan?_rsc', true, undefined],
  ['/kazan?page=2&_rsc=abc', true, undefined],
  ['/kazan?_rscx=1', false, undefined],
  ['/kazan?&_rsc=~Abc_-67890', true, 'Abc_-67890'],
  ['/kazan?_rsc=~Abc_-67890&a=b', true, 'Abc_-67890'],
  ['/kazan?_rsc=~tooShort', true, undefined],
  ['/kazan?_rsc=~Abc_-678901', true, undefined],
])('recognizes whether %s requests flight data (%s), and finds its render id (%s)', (url, isFlight, renderId) => {
  expect([isFlightUrl(url), findRenderId(url)]).toEqual([isFlight, renderId])
})
