import type { IncomingHttpHeaders } from 'node:http'

/* The protocol between Next's router and the server. Reverse proxies know the same names (deploy/). */

const segmentHeader = 'next-router-segment-prefetch'

/** Request headers for `Vary`. */
export const routerRequestHeaders = ['rsc', 'next-router-prefetch', segmentHeader] as const

/** Response headers that the router reads: the rewritten address, which holds the route's parameters, and when data are stale. */
export const routerResponseHeaders = [
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
] as const

/** The headers of a request for flight data. */
export const flightRequestHeaders = { rsc: '1' } as const

/** Next's name for the segment that is the tree of a route. */
export const routeTreeSegment = '/_tree'

/** Whether the client wants flight data rather than a document. */
export const isRouterRequest = (headers: IncomingHttpHeaders): boolean => headers.rsc !== undefined

/** The form of a page that a request asks for. Undefined: a segment that the server does not have. */
export function findRequestedForm(headers: IncomingHttpHeaders): 'document' | 'flight' | 'routeTree' | undefined {
  if (!isRouterRequest(headers)) return 'document'
  const segment = headers[segmentHeader]
  if (segment === undefined) return 'flight'
  // Soft links prefetch whole pages: the router asks for no other segment.
  return segment === routeTreeSegment ? 'routeTree' : undefined
}

/** Tells the router that the server supports segment prefetching. */
export const segmentResponseHeaders = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  headers[segmentHeader] ? { 'x-nextjs-postponed': '2' } : {}

/** The router and the inline script add `_rsc` to the address of flight data. */
export const isFlightAddress = (address: string): boolean => /[?&]_rsc(?:=|&|$)/.test(address)

/** The name of the render whose flight data a hydrating document asks for. */
export const findRenderName = (address: string): string | undefined => /[?&]_rsc=~([\w-]{10})(?:&|$)/.exec(address)?.[1]
