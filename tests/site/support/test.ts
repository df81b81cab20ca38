import { request as requests, type APIRequestContext } from '@playwright/test'
import { expect, test as base } from 'vitest'
import { secrets } from '#tests/e2e/support/secrets.ts'
import { startSite, type Site } from '#tests/e2e/support/site.ts'
import { waitUntilWarm } from './wait-until-warm.ts'

interface Fixtures {
  /** The built site with its own mock API, shared by all files of this project. */
  readonly $worker: { readonly site: Site }
  readonly request: APIRequestContext
  readonly resetApiBehavior: undefined
}

export const test = base
  .extend<Pick<Fixtures['$worker'], 'site'>>({
    site: [
      async ({}, use) => {
        const site = await startSite()
        await waitUntilWarm(site)
        await use(site)
        await site.stop()
        expect(site.getLog(), 'unknown inline scripts').not.toContain('unknown inline script')
        expect(site.getLog(), 'passwords and tokens').not.toMatch(secrets)
      },
      { scope: 'worker' },
    ],
  })
  .extend<Omit<Fixtures, '$worker'>>({
    request: async ({ site }, use) => {
      // Only the timeout of the test applies: a sitemap file takes about 50 API calls.
      const request = await requests.newContext({ baseURL: site.url, timeout: 0 })
      await use(request)
      await request.dispose()
    },
    resetApiBehavior: [
      async ({ site }, use) => {
        site.api.setBehavior('good')
        await use(undefined)
      },
      { auto: true },
    ],
  })

export { describe, expect } from 'vitest'
