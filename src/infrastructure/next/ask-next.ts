import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { Locale } from '#domain/shared/locale.ts'
import { runInScope } from '#infrastructure/runtime/run-in-scope.ts'
import type { Render } from '#infrastructure/runtime/runtime.ts'
import { flightRequestHeaders, routerResponseHeaders } from './router-protocol.ts'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Destroys the response when Next fails, so that no client waits forever and no rejection is unhandled. */
export const destroyOnError =
  (handler: NextHandler) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    handler(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    )
  }

interface Rendered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly render: Render
}

/**
 * Renders an address with Next, in process, without visitor data. It sends the request of Next's router (`rsc`), so
 * that the response has the router's headers; the cache handler receives the page itself in all forms.
 */
export async function renderWithNext(
  handler: NextHandler,
  locale: Locale,
  address: string,
  id: string,
): Promise<Rendered> {
  const render: Render = {}
  const answer = await runInScope({ locale, id, render }, 'render', async () =>
    // Awaited here: light-my-request starts when awaited, which must happen inside the scope.
    inject(destroyOnError(handler), {
      url: address,
      headers: { host: 'localhost', ...flightRequestHeaders },
    }),
  )
  const headers: Record<string, string> = {}
  for (const name of routerResponseHeaders) {
    const value = answer.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return { status: answer.statusCode, headers, render }
}

export interface InnerAnswer {
  readonly status: number
  readonly body: Buffer
  readonly render: Render
}

/** Requests a drawing from Next, in process. */
export type AskInner = (locale: Locale, address: string, id: string) => Promise<InnerAnswer>

export const createAskInner =
  (handler: NextHandler): AskInner =>
  async (locale, address, id) => {
    const render: Render = {}
    const answer = await runInScope({ locale, id, render }, 'render', async () =>
      // Awaited here: light-my-request starts when awaited, which must happen inside the scope.
      inject(destroyOnError(handler), { url: address, headers: { host: 'localhost' } }),
    )
    return { status: answer.statusCode, body: answer.rawPayload, render }
  }
