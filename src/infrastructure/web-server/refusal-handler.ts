import { splitLocale } from '#application/routing/split-locale.ts'
import type { RefusalReason } from './address.ts'
import type { PageSource } from './page-cache/page-cache.ts'
import { sendPage, type ResponseHeaders } from './page-cache/send-page.ts'
import type { RefuseAddress } from './page-handler.ts'

const refusals = {
  malformed: { status: 400, message: 'Bad Request' },
  'too-long': { status: 414, message: 'URI Too Long' },
} as const satisfies Record<RefusalReason, unknown>

export const createRefusalHandler =
  (
    pageCache: Pick<PageSource, 'renderErrorPage'>,
    headers: ResponseHeaders,
    uncachedHeaders: ResponseHeaders,
  ): RefuseAddress =>
  async (request, reply, reason) => {
    const locale = splitLocale(request.raw.url ?? '/').locale
    const error = refusals[reason]
    // Must not reject: callers that detach this promise would log the error and leave the request unanswered.
    const page = await pageCache.renderErrorPage(locale, error).catch(() => undefined)
    if (page) sendPage(request, reply, { value: page, age: 0 }, headers)
    else await reply.code(error.status).headers(uncachedHeaders).type('text/plain').send(error.message)
  }
