import { splitLocale } from '#application/routing/split-locale.ts'
import type { RefusedAddress } from './address.ts'
import type { PageSource } from './page-cache/page-cache.ts'
import { sendPage, type ResponseHeaders } from './page-cache/send-page.ts'
import type { RefuseAddress } from './page-route.ts'

const refusals = {
  malformed: { status: 400, message: 'Bad Request' },
  'too-long': { status: 414, message: 'URI Too Long' },
} as const satisfies Record<RefusedAddress, unknown>

/** Answers a malformed request with the error page, or as plain text if that fails. */
export const createRefuseAddress =
  (pageCache: Pick<PageSource, 'errorPage'>, headers: ResponseHeaders, closed: ResponseHeaders): RefuseAddress =>
  async (request, reply, why) => {
    const locale = splitLocale(request.raw.url ?? '/').locale
    const error = refusals[why]
    // Must not reject: nothing awaits this promise when Fastify rejects the request.
    const page = await pageCache.errorPage(locale, error).catch(() => undefined)
    if (page) sendPage(request, reply, { value: page, age: 0 }, headers)
    else await reply.code(error.status).headers(closed).type('text/plain').send(error.message)
  }
