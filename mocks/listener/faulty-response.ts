import { HttpResponse } from 'msw'
import type { Fault } from '#mocks/control/faults.ts'

/** Laravel's messages. */
const messages: Readonly<Record<number, string>> = {
  401: 'Unauthenticated.',
  404: 'Not Found',
  429: 'Too Many Attempts.',
  500: 'Server Error',
  503: 'Service Unavailable',
}

/** Undefined if the fault only delays the response. */
export function createFaultyResponse({ status, broken: isTruncated, retryAfter }: Fault): Response | undefined {
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  if (isTruncated) {
    return new HttpResponse('{"data":[{"id":1,"na', {
      status: status ?? 200,
      headers: { ...headers, 'content-type': 'application/json' },
    })
  }
  if (status === undefined) return undefined
  return HttpResponse.json({ message: messages[status] ?? 'Error' }, { status, headers })
}
