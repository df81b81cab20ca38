import { request as requests, type APIRequestContext } from '@playwright/test'
import { expect, test as base } from 'vitest'
import { startSite, type Site } from '#tests/e2e/support/site.ts'

interface Fixtures {
  /** The built site with a mock API of its own: one for all files of this project. */
  readonly $worker: { readonly site: Site }
  /** Asks the site; the API behaves again afterwards. */
  readonly request: APIRequestContext
}

/** A test that only asks the built site: no browser is needed to read an answer. */
export const test = base
  .extend<Pick<Fixtures['$worker'], 'site'>>({
    site: [
      async ({}, use) => {
        const site = await startSite()
        await use(site)
        await site.stop()
        expect(site.log(), 'unknown inline scripts').not.toContain('unknown inline script')
      },
      { scope: 'worker' },
    ],
  })
  .extend<Pick<Fixtures, 'request'>>({
    request: async ({ site }, use) => {
      const request = await requests.newContext({ baseURL: site.url })
      await use(request)
      await request.dispose()
      // For a test that asks the site by itself too.
      site.api.behave('good')
    },
  })

export { describe, expect } from 'vitest'
