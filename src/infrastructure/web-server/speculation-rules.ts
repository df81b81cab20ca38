import { getRouteFacts, routeNames } from '#application/routing/route-facts.ts'
import type { FastifyInstance } from 'fastify'
import { nextFiles } from '#infrastructure/next/addresses.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'

const address = '/speculation.json'

/** Sent with every page. */
export const speculationHeader = { 'speculation-rules': `"${address}"` } as const

const unprefetched = routeNames.flatMap(name => {
  const { path, isPrefetched } = getRouteFacts(name)
  return isPrefetched === false ? [path] : []
})

/**
 * Before hydration the browser itself prefetches a link on intent (pointer over it, finger down), unless it saves data or
 * battery. A hydrated page prefetches less, through Next's router. Never prefetched: pages that set a cookie (the other
 * language), own pages, what is not a page, and where a link that opens a dialog leads without script. Places of the home
 * page are told by address: a press of one link prefetches what another one with that address may.
 */
const rules = Buffer.from(
  JSON.stringify({
    prefetch: [
      {
        source: 'document',
        eagerness: 'moderate',
        where: {
          and: [
            { href_matches: '/*' },
            { selector_matches: 'html:not([data-hydrated]) a' },
            { not: { selector_matches: '[hreflang], [download], [target], [data-city-picker], [data-login]' } },
            {
              not: {
                href_matches: ['/#*', ...unprefetched]
                  .flatMap(path => locales.map(locale => localePath(locale, path)))
                  .concat('/use-cases/*', `${nextFiles}*`),
              },
            },
          ],
        },
      },
    ],
  }),
)

export function addSpeculationRules(app: FastifyInstance, own: Readonly<Record<string, string>>) {
  const headers = { ...own, 'cache-control': 'public, max-age=86400' }
  app.get(address, (_request, reply) => reply.headers(headers).type('application/speculationrules+json').send(rules))
}
