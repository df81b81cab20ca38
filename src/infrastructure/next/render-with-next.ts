import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { Locale } from '#domain/shared/locale.ts'
import { runInScope } from '#infrastructure/runtime/run-in-scope.ts'
import type { Render, Scope } from '#infrastructure/runtime/runtime.ts'
import { flightRequestHeaders, routerResponseHeaders } from './router-protocol.ts'

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Otherwise the client would wait forever, and the rejection would be unhandled. */
export const destroyOnError =
  (handler: NextHandler) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    handler(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    )
  }

interface NextRenderResult {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly render: Render
}

const requestNext = (
  handler: NextHandler,
  scope: Scope,
  path: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  // Async, because light-my-request starts when its result is awaited, which must happen inside the scope.
  runInScope(scope, 'render', async () =>
    inject(destroyOnError(handler), { url: path, headers: { host: 'localhost', ...headers } }),
  )

/** Requests flight data, so that the response has the router's headers. The cache handler gets all representations. */
export async function renderWithNext(
  handler: NextHandler,
  locale: Locale,
  path: string,
  requestId: string,
): Promise<NextRenderResult> {
  const render: Render = {}
  const response = await requestNext(handler, { locale, id: requestId, render }, path, flightRequestHeaders)
  const headers: Record<string, string> = {}
  for (const name of routerResponseHeaders) {
    const value = response.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return { status: response.statusCode, headers, render }
}

export interface ShareImageResponse {
  readonly status: number
  readonly body: Buffer
  readonly render: Render
}

export type RenderShareImage = (locale: Locale, path: string, requestId: string) => Promise<ShareImageResponse>

export const createShareImageRenderer =
  (handler: NextHandler): RenderShareImage =>
  async (locale, path, requestId) => {
    const render: Render = {}
    const response = await requestNext(handler, { locale, id: requestId, render }, path)
    return { status: response.statusCode, body: response.rawPayload, render }
  }
