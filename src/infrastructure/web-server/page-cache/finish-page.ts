import type { RenderedPage } from '#infrastructure/next/render-page.ts'
import { flightType } from '#infrastructure/next/router-protocol.ts'
import { createContentSecurityPolicy } from '#infrastructure/web-server/security/content-security-policy.ts'
import { createBody, getRenderId, type CachedResponse } from './cached-response.ts'

interface FinishOptions {
  readonly status: number
  readonly maxAge: CachedResponse['maxAge']
  /** Whether hydration fetches the flight data; otherwise the document contains them. */
  readonly fetchesFlight: boolean
  readonly hydratesAtOnce?: boolean
}

/** An error page has only a document, because Next's router needs only its status. */
export type FinishPage = (renderedPage: RenderedPage, options: FinishOptions) => Promise<CachedResponse>

export const createPageFinisher =
  (onUnknownScript?: (hash: string) => void): FinishPage =>
  async ({ headers, representations }, { status, maxAge, fetchesFlight, hydratesAtOnce }) => {
    if (!representations) throw new Error('Next rendered no page')
    const createDocument = async (renderId?: string) => {
      const { html, script, style } = representations.document({ renderId, hydratesAtOnce })
      const policy = createContentSecurityPolicy(html, { inlineScript: script, style, onUnknownScript })
      return { policy, document: await createBody('text/html; charset=utf-8', html, maxAge) }
    }
    if (status !== 200) return { status, maxAge, ...(await createDocument()) }
    const [flight, routeTree] = await Promise.all([
      createBody(flightType, representations.flight, maxAge),
      createBody(flightType, representations.routeTree, maxAge),
    ])
    const document = await createDocument(fetchesFlight ? getRenderId(flight) : undefined)
    return { status, maxAge, ...document, flight, routeTree, routerHeaders: headers }
  }
