import { getRouteFacts, routeNames } from '#application/routing/route-facts.ts'
import type { FastifyInstance } from 'fastify'
import { nextFilesPrefix } from '#infrastructure/next/next-paths.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { locales } from '#domain/shared/locale.ts'

const rulesPath = '/speculation.json'

export const speculationHeader = { 'speculation-rules': `"${rulesPath}"` } as const

const unprefetchedPaths = routeNames.flatMap(name => {
  const { path, isPrefetched } = getRouteFacts(name)
  return isPrefetched === false ? [path] : []
})

/** Before hydration the browser prefetches a link on intent; afterwards Next's router does (navigation-links.ts). */
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
            // Excluded: the other language, which sets a cookie, and links whose page is the fallback of a dialog.
            { not: { selector_matches: '[hreflang], [download], [target], [data-city-picker], [data-login]' } },
            {
              not: {
                // The browser prefetches an excluded link if an allowed link has the same URL, so the fallback page of
                // the city picker (/#…) is excluded by URL.
                href_matches: ['/#*', ...unprefetchedPaths]
                  .flatMap(path => locales.map(locale => localizePath(locale, path)))
                  .concat('/use-cases/*', `${nextFilesPrefix}*`),
              },
            },
          ],
        },
      },
    ],
  }),
)

export function addSpeculationRules(app: FastifyInstance, commonHeaders: Readonly<Record<string, string>>) {
  const headers = { ...commonHeaders, 'cache-control': 'public, max-age=86400' }
  app.get(rulesPath, (_request, reply) => reply.headers(headers).type('application/speculationrules+json').send(rules))
}
