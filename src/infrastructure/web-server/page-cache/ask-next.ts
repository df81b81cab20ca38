import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { Locale } from '#domain/shared/locale.ts'
import { runtime, type Render } from '#infrastructure/web-server/runtime.ts'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Next's failures end the answer: no promise is left that fails unseen, and nobody waits for ever. */
export const orDestroyed =
  (handler: NextHandler) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    handler(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    )
  }

export interface Rendered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly render: Render
}

export type Ask = (locale: Locale, address: string, id: string) => Promise<Rendered>

const routerHeaders = ['x-nextjs-rewritten-path', 'x-nextjs-rewritten-query', 'x-nextjs-stale-time']

/**
 * Has Next render an address, in process, with nothing of the visitor. Next's router asks the same way (`rsc`), so that
 * the answer carries the headers it needs; the page itself arrives through the cache handler in all its forms.
 */
export async function askNext(handler: NextHandler, locale: Locale, address: string, id: string): Promise<Rendered> {
  const render: Render = {}
  const answer = await runtime().scope.run({ locale, id, render }, async () =>
    // Awaited inside: the asking starts when it is awaited, and must see the scope.
    inject(orDestroyed(handler), {
      url: address,
      headers: { host: 'localhost', rsc: '1' },
    }),
  )
  const headers: Record<string, string> = {}
  for (const name of routerHeaders) {
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

/** Asks Next, in process, for something that is no page: an inner address or a picture. */
export type AskInner = (locale: Locale, address: string, id: string) => Promise<InnerAnswer>

export const askInner =
  (handler: NextHandler): AskInner =>
  async (locale, address, id) => {
    const render: Render = {}
    const answer = await runtime().scope.run({ locale, id, render }, async () =>
      // Awaited inside: the asking starts when it is awaited, and must see the scope.
      inject(orDestroyed(handler), { url: address, headers: { host: 'localhost' } }),
    )
    return { status: answer.statusCode, body: answer.rawPayload, render }
  }
