import type { IncomingHttpHeaders } from 'node:http'
import { RouterName } from './router-names.ts'

export const routerRequestHeaders = [
  RouterName.flightHeader,
  RouterName.prefetchHeader,
  RouterName.segmentHeader,
] as const

export const routerResponseHeaders = [
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
] as const

export const flightRequestHeaders = { [RouterName.flightHeader]: '1' } as const

export const flightType = 'text/x-component'

export const routeTreeSegment = '/_tree'

export const isRouterRequest = (headers: IncomingHttpHeaders): boolean => headers[RouterName.flightHeader] !== undefined

export function findRequestedRepresentation(
  headers: IncomingHttpHeaders,
): 'document' | 'flight' | 'routeTree' | undefined {
  if (!isRouterRequest(headers)) return 'document'
  const segment = headers[RouterName.segmentHeader]
  if (segment === undefined) return 'flight'
  // Links prefetch whole pages, so the router requests no other segment.
  return segment === routeTreeSegment ? 'routeTree' : undefined
}

/** The header tells the router that the server supports segment prefetching. */
export const getSegmentResponseHeaders = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  headers[RouterName.segmentHeader] ? { 'x-nextjs-postponed': '2' } : {}

const flightUrlPattern = new RegExp(`[?&]${RouterName.flightQuery}(?:=|&|$)`)
const renderIdPattern = new RegExp(`[?&]${RouterName.flightQuery}=~([\\w-]{10})(?:&|$)`)

export const isFlightUrl = (url: string): boolean => flightUrlPattern.test(url)

export const findRenderId = (url: string): string | undefined => renderIdPattern.exec(url)?.[1]
