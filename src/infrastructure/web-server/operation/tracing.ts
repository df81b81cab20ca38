import { Cause, Effect, Exit, Layer, Predicate, Scope, Tracer } from 'effect'
import { FetchHttpClient } from 'effect/http'
import { OtlpExporter, OtlpSerialization, OtlpTracer } from 'effect/observability'
import { run } from '#application/outcome.ts'

export interface Tracing {
  readonly tracer: Tracer.Tracer
  readonly close: () => Promise<unknown>
}

const shutdownTimeoutMs = 2000

export async function startTracing(endpoint: string, build: string, fetch: typeof globalThis.fetch): Promise<Tracing> {
  const scope = Scope.makeUnsafe()
  const client = FetchHttpClient.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.Fetch, fetch)))
  const exporterContext = await run(
    Layer.buildWithScope(Layer.mergeAll(client, OtlpSerialization.layerJson, OtlpExporter.layerFlusher), scope),
  )
  if (!exporterContext.ok) throw new Error('Tracing could not start')
  const tracer = await run(
    OtlpTracer.make({
      url: `${endpoint}/v1/traces`,
      resource: { serviceName: 'znatok', serviceVersion: build },
      shutdownTimeout: shutdownTimeoutMs,
    }).pipe(Effect.provide(exporterContext.value), Scope.provide(scope)),
  )
  if (!tracer.ok) throw new Error('Tracing could not start')
  return { tracer: hideErrorDetails(tracer.value), close: () => run(Scope.close(scope, Exit.void)) }
}

/** Fields of an error besides its tag and name may contain a visitor's input. */
const hideErrorDetails = (tracer: Tracer.Tracer): Tracer.Tracer =>
  Tracer.make({
    span(options) {
      const span = tracer.span(options)
      const end = span.end.bind(span)
      span.end = (time, exit) =>
        end(time, Exit.isSuccess(exit) ? exit : Exit.fail(getErrorName(Cause.squash(exit.cause))))
      return span
    },
  })

const getErrorName = (error: unknown): string => {
  if (Predicate.hasProperty(error, '_tag') && typeof error._tag === 'string') return error._tag
  return error instanceof Error ? error.name : 'Defect'
}
