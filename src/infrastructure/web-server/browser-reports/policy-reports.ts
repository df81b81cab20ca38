import type { FastifyInstance } from 'fastify'
import { Exit, Schema } from 'effect'
import { checkLimit, registerVisitorLimit } from '#infrastructure/web-server/rpc/visitor-limits.ts'
import { isCrossSite } from '#infrastructure/web-server/security/same-origin.ts'
import type { SecurityEventCounter } from '#infrastructure/web-server/security/security-events.ts'
import { closedPolicy, policyReportsAddress } from '#infrastructure/web-server/security/security-headers.ts'

/** Bytes. Browsers send several reports together. */
const maxBodySize = 16_384
const reportsPerMinute = 20

const Violation = Schema.Struct({
  documentURL: Schema.String,
  blockedURL: Schema.optionalKey(Schema.String),
  effectiveDirective: Schema.String.check(Schema.isPattern(/^[a-z-]{1,40}$/)),
})
/** Reports of other types have other bodies. */
const Reports = Schema.Array(Schema.Struct({ type: Schema.String, body: Schema.Unknown }))
const decodeReports = Schema.decodeUnknownExit(Schema.fromJsonString(Reports))
const decodeViolation = Schema.decodeUnknownExit(Violation)

/**
 * Receives what browsers report of violations of the policy (Reporting API). Anybody can send such reports, so they only lead to a
 * counter and a bounded log line, without queries or the visitor's address.
 */
export async function addPolicyReports(
  app: FastifyInstance,
  own: Readonly<Record<string, string>>,
  note: SecurityEventCounter['note'],
) {
  const headers = { ...own, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' }
  await app.register(async scoped => {
    const limit = await registerVisitorLimit(scoped, reportsPerMinute)
    scoped.removeAllContentTypeParsers()
    scoped.addContentTypeParser('application/reports+json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scoped.post(policyReportsAddress, { bodyLimit: maxBodySize }, async (request, reply) => {
      reply.headers(headers)
      if (isCrossSite(request)) return reply.code(403).send()
      if (await checkLimit(limit, request)) return reply.code(429).send()
      const reports = decodeReports(request.body)
      if (Exit.isFailure(reports)) return reply.code(422).send()
      for (const { type, body } of reports.value) {
        const violation = type === 'csp-violation' ? decodeViolation(body) : undefined
        if (violation && Exit.isSuccess(violation)) note('policy violation', describeViolation(violation.value))
      }
      return reply.code(204).send()
    })
  })
}

/** Without queries and paths of other sites. */
const describeViolation = ({ documentURL, blockedURL = '', effectiveDirective }: typeof Violation.Type) => ({
  directive: effectiveDirective,
  page: readUrl(documentURL, url => url.pathname),
  blocked: readUrl(blockedURL, url => url.host || url.protocol),
})

const maxLoggedLength = 200

/** Of a keyword such as `inline` and `eval`, the keyword. */
function readUrl(text: string, read: (url: URL) => string): string {
  const known = URL.canParse(text) ? read(new URL(text)) : /^[a-z-]{1,30}$/.exec(text)?.[0]
  return (known ?? '').slice(0, maxLoggedLength)
}
