import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { run } from '#application/outcome.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { runInScope } from '#infrastructure/runtime/run-in-scope.ts'
import { traceUseCase } from '#infrastructure/runtime/trace-use-case.ts'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { startRuntime } from '#infrastructure/web-server/start-runtime.ts'

interface TraceExport {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[]
  }[]
}
interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

async function startServer(listener: RequestListener) {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}

const readSpans = (body: string): readonly Span[] =>
  (JSON.parse(body) as TraceExport).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

async function runUseCase(
  isTraced: boolean,
  { status = 200, breaksOff = false, task = (): Promise<unknown> => useCases.listRegions() } = {},
) {
  const calls: IncomingHttpHeaders[] = []
  const api = await startServer((request, response) => {
    calls.push(request.headers)
    response.writeHead(status, { 'content-type': 'application/json' })
    if (breaksOff) response.write('{', () => response.destroy())
    else response.end('{"regions":[]}')
  })
  const spans: Span[] = []
  const collector = await startServer((request, response) => {
    text(request).then(
      body => {
        if (request.url === '/v1/traces') spans.push(...readSpans(body))
        return response.end('{}')
      },
      () => response.destroy(),
    )
  })
  const endpoint = isTraced ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } : {}
  const { close } = await startRuntime(readSettings({ API_BASE_URL: api.url, ...endpoint, LOG_LEVEL: 'silent' }), 'b1')
  await runInScope({ locale: 'ru', id: 'a1b2c3' }, 'use-case listRegions', task)
  await close()
  api.stop()
  collector.stop()
  return { calls, spans }
}

it('sends a trace from the request to the API call, and its id to the API', async () => {
  const { calls, spans } = await runUseCase(true)
  const findSpan = (name: string) => spans.find(span => span.name === name)
  const requestSpan = findSpan('use-case listRegions')
  const callSpan = findSpan('GET /api/regions')
  expect(requestSpan?.parentSpanId).toBeUndefined()
  expect(requestSpan?.attributes).toContainEqual({ key: 'request', value: { stringValue: 'a1b2c3' } })
  expect(callSpan?.parentSpanId).toBe(requestSpan?.spanId)
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([requestSpan?.traceId]))
  expect(calls.map(({ traceparent }) => traceparent)).toEqual([`00-${requestSpan?.traceId}-${callSpan?.spanId}-01`])
})

it('gives an API call the status of its response only if the response is complete', async () => {
  const getCallStatus = (spans: readonly Span[]) =>
    spans
      .find(({ name }) => name === 'GET /api/regions')
      ?.attributes.filter(({ key }) => key === 'http.response.status_code')
  expect(getCallStatus((await runUseCase(true)).spans)).toHaveLength(1)
  expect(getCallStatus((await runUseCase(true, { breaksOff: true })).spans)).toEqual([])
})

it('includes neither the query nor the status in span names', async () => {
  const { spans } = await runUseCase(true, { status: 404 })
  const names = spans.map(({ name }) => name)
  expect(names).toContain('GET /api/regions')
  expect(names.join()).not.toMatch(/lang=|\d/)
})

it('names an error by its tag, without the input of the visitor or the message of the API', async () => {
  const fail = Effect.fn('planted')(() => Effect.fail({ _tag: 'FieldErrors', message: 'secret@mail.example is wrong' }))
  const { spans } = await runUseCase(true, { task: () => run(traceUseCase(fail())) })
  expect(spans.map(({ name }) => name)).toContain('planted')
  expect(JSON.stringify(spans)).toContain('"message":"FieldErrors"')
  expect(JSON.stringify(spans)).not.toContain('secret')
})

it('sends nothing without an endpoint', async () => {
  const { calls, spans } = await runUseCase(false)
  expect(spans).toEqual([])
  expect(calls).toHaveLength(1)
  expect(calls[0]).not.toHaveProperty('traceparent')
})
