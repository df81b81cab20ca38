import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getResponse, type HttpHandler } from 'msw'
import type { Calls } from '#mocks/control/calls.ts'
import type { Faults } from '#mocks/control/faults.ts'
import { faultyAnswer } from './faulty.ts'
import { send } from './send.ts'
import { webRequest } from './web-request.ts'

export interface Answering {
  readonly handlers: HttpHandler[]
  readonly faults: Faults
  readonly calls: Calls
  /** Aborted when the listener closes: nobody waits for a delay any more. */
  readonly closing: AbortSignal
}

/** Answers one request as the handlers and the faults say. Control calls know no faults. */
export async function answer(
  { handlers, faults, calls, closing }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = await webRequest(request, `http://${request.headers.host ?? 'localhost'}`)
  const { pathname } = new URL(asked.url)
  const isControl = pathname.startsWith('/__control/')
  if (pathname.startsWith('/api/')) calls.add(pathname)
  const fault = isControl ? undefined : faults.take(pathname, asked.method)
  const usual = () => getResponse(handlers, asked)
  const done = fault?.takesEffect ? await usual() : undefined
  if (fault?.delay !== undefined) await setTimeout(fault.delay, undefined, { signal: closing })
  if (fault?.dead) {
    request.socket.destroy()
    return
  }
  const answered = (fault && faultyAnswer(fault)) ?? done ?? (await usual()) ?? new Response(null, { status: 404 })
  await send(answered, response, request.method !== 'HEAD')
}
