import { once } from 'node:events'
import { createServer } from 'node:http'
import { createControl, type Control } from './control/control.ts'
import { createControlRoutes } from './control/routes.ts'
import { createHandlers } from './handlers/handlers.ts'
import { handleRequest } from './listener/handle-request.ts'
import { openDataFile, type DataFile } from './storage/data-file.ts'

export interface MockApiOptions {
  readonly port: number
  /** Localhost by default, because anyone who reaches the port can control the API. */
  readonly host?: string
  readonly generatedProfileCount?: number
  readonly dataFile?: { readonly path: string; readonly deletesStoredData: boolean } | undefined
  readonly onResponse?: (call: { readonly method: string; readonly url: string; readonly status: number }) => void
  readonly logger?: {
    readonly [level in 'error' | 'info']: (event: string, details?: Readonly<Record<string, unknown>>) => void
  }
}

export interface MockApi {
  readonly url: string
  readonly close: () => Promise<void>
  readonly control: Control
}

export async function startMockApi({
  port,
  host = '127.0.0.1',
  generatedProfileCount = 5000,
  dataFile,
  onResponse,
  logger,
}: MockApiOptions): Promise<MockApi> {
  const { control, getWorld, faults, callCounter } = await createControl(generatedProfileCount)
  const logCode = (email: string, code: string) =>
    logger?.info('the mock API sent a code', { to: maskEmail(email), code })
  const handlers = [...createControlRoutes(control), ...createHandlers(getWorld, logCode)]
  const closeController = new AbortController()
  const context = { handlers, faults, callCounter, closeSignal: closeController.signal }
  // Undefined until the stored data is read. A mutation that ends earlier is stored with the next one, unless the
  // stored data replaces it.
  let storage: DataFile | undefined
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    response.once('finish', () => {
      onResponse?.({ method, url, status: response.statusCode })
      if (method !== 'GET' && method !== 'HEAD') storage?.store()
    })
    handleRequest(context, request, response).catch((error: unknown) => {
      if (!closeController.signal.aborted) logger?.error('the mock API failed to respond', { path: request.url, error })
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Server Error"}')
    })
  })
  // Longer than Node's 5 s, so that clients reuse their connections after a pause.
  server.keepAliveTimeout = 65_000
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const url = `http://${host}:${typeof address === 'object' && address ? address.port : port}`
  const close = async () => {
    closeController.abort()
    const serverClosed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await serverClosed
    await storage?.close()
  }
  try {
    if (dataFile)
      storage = await openDataFile({
        ...dataFile,
        url,
        getWorld,
        onError: (event, details) => logger?.error(event, details),
      })
  } catch (error) {
    await close()
    throw error
  }
  return { url, close, control }
}

/** Keeps personal data out of the log. */
const maskEmail = (email: string) => email.replace(/^(.).*@/, '$1…@')
