import type { FastifyInstance } from 'fastify'
import { Exit, Schema } from 'effect'
import { findRoute } from '#application/routing/resolve-route.ts'
import { checkLimit, registerVisitorLimit } from '#infrastructure/web-server/rpc/visitor-limits.ts'
import { isCrossOrigin } from '#infrastructure/web-server/security/same-origin.ts'

const vitalNames = ['LCP', 'INP', 'CLS'] as const

export interface WebVital {
  /** The name of the page's route. */
  readonly page: string
  readonly name: (typeof vitalNames)[number]
  /** Milliseconds; a score for CLS. */
  readonly value: number
}

export type ObserveWebVital = (vital: WebVital) => void

const maxBodyBytes = 1024
const reportsPerMinute = 20

const durationSchema = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 600_000 }))
const reportSchema = Schema.Struct({
  page: Schema.String,
  LCP: Schema.optionalKey(durationSchema),
  INP: Schema.optionalKey(durationSchema),
  CLS: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 }))),
})
const decodeReport = Schema.decodeUnknownExit(Schema.fromJsonString(reportSchema))

/** Any client can send such a report, so it only changes metrics. */
export async function addWebVitalsRoute(
  app: FastifyInstance,
  uncachedHeaders: Readonly<Record<string, string>>,
  observeWebVital: ObserveWebVital = () => undefined,
) {
  await app.register(async scope => {
    const limit = await registerVisitorLimit(scope, reportsPerMinute)
    // `sendBeacon` sends the report as text.
    scope.removeContentTypeParser('application/json')
    scope.post('/web-vitals', { bodyLimit: maxBodyBytes }, async (request, reply) => {
      reply.headers(uncachedHeaders)
      if (isCrossOrigin(request)) return reply.code(403).send()
      if (await checkLimit(limit, request)) return reply.code(429).send()
      const report = decodeReport(request.body)
      if (Exit.isFailure(report)) return reply.code(422).send()
      const page = findRoute(report.value.page)?.name
      if (page === undefined) return reply.code(422).send()
      for (const name of vitalNames) {
        const value = report.value[name]
        if (value !== undefined) observeWebVital({ page, name, value })
      }
      return reply.code(204).send()
    })
  })
}
