import type { FastifyInstance } from 'fastify'
import { Exit, Schema } from 'effect'
import { resolveRoute } from '#application/routing/resolve-route.ts'
import { checkLimit, registerVisitorLimit } from '#infrastructure/web-server/rpc/visitor-limits.ts'
import { isCrossSite } from '#infrastructure/web-server/security/same-origin.ts'
import { closedPolicy } from '#infrastructure/web-server/security/security-headers.ts'

export interface WebVital {
  /** The name of the page's route. */
  readonly page: string
  readonly name: 'LCP' | 'INP' | 'CLS'
  /** Milliseconds; a score for CLS. */
  readonly value: number
}

export type ObserveWebVital = (vital: WebVital) => void

/** Bytes. */
const maxBodySize = 1024
const perMinute = 20

const Duration = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 600_000 }))
const Report = Schema.Struct({
  page: Schema.String,
  LCP: Schema.optionalKey(Duration),
  INP: Schema.optionalKey(Duration),
  CLS: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 }))),
})
const decodeReport = Schema.decodeUnknownExit(Schema.fromJsonString(Report))
const names = ['LCP', 'INP', 'CLS'] as const

/** Receives how fast pages were for a sample of visitors. Anybody can send such a report, so it only leads to metrics, by kind of page. */
export async function addWebVitals(
  app: FastifyInstance,
  own: Readonly<Record<string, string>>,
  observe: ObserveWebVital = () => undefined,
) {
  const headers = { ...own, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' }
  await app.register(async scoped => {
    const limit = await registerVisitorLimit(scoped, perMinute)
    // `sendBeacon` sends text.
    scoped.removeContentTypeParser('application/json')
    scoped.post('/web-vitals', { bodyLimit: maxBodySize }, async (request, reply) => {
      reply.headers(headers)
      if (isCrossSite(request)) return reply.code(403).send()
      if (await checkLimit(limit, request)) return reply.code(429).send()
      const report = decodeReport(request.body)
      if (Exit.isFailure(report)) return reply.code(422).send()
      const page = resolveRoute(report.value.page).route?.name
      if (page === undefined) return reply.code(422).send()
      for (const name of names) {
        const value = report.value[name]
        if (value !== undefined) observe({ page, name, value })
      }
      return reply.code(204).send()
    })
  })
}
