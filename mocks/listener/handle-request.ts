import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getResponse, type HttpHandler } from 'msw'
import type { CallCounter } from '#mocks/control/call-counter.ts'
import type { Faults } from '#mocks/control/faults.ts'
import { createFaultyResponse } from './faulty-response.ts'
import { sendResponse } from './send-response.ts'
import { toWebRequest } from './web-request.ts'

export interface ListenerContext {
  readonly handlers: HttpHandler[]
  readonly faults: Faults
  readonly callCounter: CallCounter
  readonly closeSignal: AbortSignal
}

export async function handleRequest(
  { handlers, faults, callCounter, closeSignal }: ListenerContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const webRequest = await toWebRequest(request, `http://${request.headers.host ?? 'localhost'}`)
  const { pathname } = new URL(webRequest.url)
  const isControlCall = pathname.startsWith('/__control/')
  if (pathname.startsWith('/api/')) callCounter.count(pathname)
  const fault = isControlCall ? undefined : faults.take(pathname, webRequest.method)
  const respond = () => getResponse(handlers, webRequest)
  const earlyResponse = fault?.takesEffect ? await respond() : undefined
  if (fault?.delay !== undefined) await setTimeout(fault.delay, undefined, { signal: closeSignal })
  if (fault?.dead) {
    request.socket.destroy()
    return
  }
  const webResponse =
    (fault && createFaultyResponse(fault)) ?? earlyResponse ?? (await respond()) ?? new Response(null, { status: 404 })
  await sendResponse(webResponse, response, request.method !== 'HEAD')
}
