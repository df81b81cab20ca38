import { once } from 'node:events'
import { createServer } from 'node:http'
import { newControl, type Control } from './control/control.ts'
import { controlRoutes } from './control/routes.ts'
import { handlersOf } from './handlers/handlers.ts'
import { answer } from './listener/answer.ts'

export interface MockApiOptions {
  /** 0 takes any free one. */
  readonly port: number
  readonly host?: string
  /** How many specialists are made up. */
  readonly profiles?: number
  /** Called after each response. */
  readonly onAnswer?: (call: { readonly method: string; readonly url: string; readonly status: number }) => void
  readonly logger?: {
    readonly [level in 'error' | 'info']: (event: string, details?: Readonly<Record<string, unknown>>) => void
  }
}

export interface MockApi {
  readonly url: string
  readonly close: () => Promise<void>
  readonly control: Control
}

/** Starts the mock API: the calls of the endpoint table over made-up specialists in real cities. */
export async function startMockApi({
  port,
  host = '127.0.0.1',
  profiles = 5000,
  onAnswer,
  logger,
}: MockApiOptions): Promise<MockApi> {
  const { control, worldNow, faults, calls } = await newControl(profiles)
  const sent = (to: string, code: string) => logger?.info('the mock API sent a code', { to: hidden(to), code })
  const handlers = [...controlRoutes(control), ...handlersOf(worldNow, sent)]
  const closing = new AbortController()
  const answering = { handlers, faults, calls, closing: closing.signal }
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    response.once('finish', () => onAnswer?.({ method, url, status: response.statusCode }))
    answer(answering, request, response).catch((error: unknown) => {
      if (!closing.signal.aborted) logger?.error('the mock API could not answer', { path: request.url, error })
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Server Error"}')
    })
  })
  server.keepAliveTimeout = 65_000
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://${host}:${typeof address === 'object' && address ? address.port : port}`
  const close = async () => {
    closing.abort()
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url, close, control }
}

/** Enough for whoever waits for it; the log holds nobody's address. */
const hidden = (address: string) => address.replace(/^(.).*@/, '$1…@')
