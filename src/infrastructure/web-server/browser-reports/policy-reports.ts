import type { FastifyInstance } from 'fastify'
import { Exit, Schema } from 'effect'
import { checkLimit, registerVisitorLimit } from '#infrastructure/web-server/rpc/visitor-limits.ts'
import { isCrossOrigin } from '#infrastructure/web-server/security/same-origin.ts'
import type { SecurityEventCounter } from '#infrastructure/web-server/security/security-events.ts'
import { policyReportsPath } from '#infrastructure/web-server/security/security-headers.ts'

/** Browsers send several reports together. */
const maxBodyBytes = 16_384
const requestsPerMinute = 20

const violationSchema = Schema.Struct({
  documentURL: Schema.String,
  blockedURL: Schema.optionalKey(Schema.String),
  effectiveDirective: Schema.String.check(Schema.isPattern(/^[a-z-]{1,40}$/)),
})
/** The body is unknown, because reports of other types have other bodies. */
const reportsSchema = Schema.Array(Schema.Struct({ type: Schema.String, body: Schema.Unknown }))
const decodeReports = Schema.decodeUnknownExit(Schema.fromJsonString(reportsSchema))
const decodeViolation = Schema.decodeUnknownExit(violationSchema)

/** Any client can send such reports, so they only increase a counter and write a bounded log line. */
export async function addPolicyReportRoute(
  app: FastifyInstance,
  uncachedHeaders: Readonly<Record<string, string>>,
  recordEvent: SecurityEventCounter['record'],
) {
  await app.register(async scope => {
    const limit = await registerVisitorLimit(scope, requestsPerMinute)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/reports+json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(policyReportsPath, { bodyLimit: maxBodyBytes }, async (request, reply) => {
      reply.headers(uncachedHeaders)
      if (isCrossOrigin(request)) return reply.code(403).send()
      if (await checkLimit(limit, request)) return reply.code(429).send()
      const reports = decodeReports(request.body)
      if (Exit.isFailure(reports)) return reply.code(422).send()
      for (const { type, body } of reports.value) {
        const violation = type === 'csp-violation' ? decodeViolation(body) : undefined
        if (violation && Exit.isSuccess(violation)) recordEvent('policy violation', describeViolation(violation.value))
      }
      return reply.code(204).send()
    })
  })
}

/** Contains no queries, and no paths of other sites. */
const describeViolation = ({ documentURL, blockedURL = '', effectiveDirective }: typeof violationSchema.Type) => ({
  directive: effectiveDirective,
  page: readUrlPart(documentURL, url => url.pathname),
  blocked: readUrlPart(blockedURL, url => url.host || url.protocol),
})

const maxLoggedLength = 200

/** A keyword, such as `inline` or `eval`, stays unchanged. */
function readUrlPart(text: string, getPart: (url: URL) => string): string {
  const part = URL.canParse(text) ? getPart(new URL(text)) : /^[a-z-]{1,30}$/.exec(text)?.[0]
  return (part ?? '').slice(0, maxLoggedLength)
}
