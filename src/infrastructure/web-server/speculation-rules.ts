import type { FastifyInstance } from 'fastify'

const address = '/speculation-rules.json'

/** On every page: where the browser finds out which links it may fetch ahead. */
export const speculationHeader = { 'speculation-rules': `"${address}"` } as const

/**
 * While a page sleeps the browser itself fetches what somebody is about to open (pointer over it, finger down); it does
 * not where data or the battery is to be saved. An awake page does that with less, in Next's own form. Never fetched
 * ahead: pages that set a cookie (the other language), own pages, and what is no page.
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
            { not: { selector_matches: '[hreflang], [download], [target]' } },
            {
              not: {
                href_matches: ['/profile', '/profile/*', '/register', '/test']
                  .flatMap(path => [path, `/en${path}`])
                  .concat('/use-cases/*', '/_next/*'),
              },
            },
          ],
        },
      },
    ],
  }),
)

export function speculationRules(app: FastifyInstance, own: Readonly<Record<string, string>>) {
  const headers = { ...own, 'cache-control': 'public, max-age=86400' }
  app.get(address, (_request, reply) => reply.headers(headers).type('application/speculationrules+json').send(rules))
}
