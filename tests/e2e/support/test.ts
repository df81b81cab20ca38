import { test as base, expect } from '@playwright/test'
import { recordHydration } from '#tests/support/hydration.ts'
import { acceptCookies, hideLanguageOffer } from './local-storage.ts'
import { checkFocusOnPress } from './check-focus-on-press.ts'
import { reportFailure } from './report-failure.ts'
import { startReleases, type Releases } from './releases.ts'
import { ignoreRestingPointer } from './ignore-resting-pointer.ts'
import { secrets } from './secrets.ts'
import { startSite, type Site } from './site.ts'
import { watchProblems, type Problems } from './watch-problems.ts'

interface TestFixtures {
  readonly failureReport: void
  readonly cookiesAccepted: boolean
  readonly languageOfferHidden: boolean
  readonly problems: Problems
}

interface WorkerFixtures {
  readonly site: Site
  /** Defined for all tests, because Playwright runs tests with other worker fixtures last. */
  readonly releases: Releases
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      // On a busy machine, the first page of a process may time out.
      await expect(async () => expect((await fetch(site.url)).status).toBe(200)).toPass()
      await use(site)
      await site.stop()
      expect(site.getLog(), 'unknown inline scripts').not.toContain('unknown inline script')
      expect(site.getLog(), 'passwords and tokens').not.toMatch(secrets)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  releases: [
    async ({ site }, use) => {
      const releases = await startReleases(site.api.url)
      await use(releases)
      await releases.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => {
    // All tests of a worker share its API. Each starts with the same data, whatever the previous one left.
    site.api.setBehavior('good')
    await site.resetApi()
    await use(site.url)
  },
  cookiesAccepted: [true, { option: true }],
  languageOfferHidden: [true, { option: true }],
  failureReport: [reportFailure, { auto: true }],
  problems: [
    // Depends on the report, whose teardown then runs after this one and includes its failures.
    async ({ context, cookiesAccepted, languageOfferHidden, failureReport: _failureReport }, use) => {
      const [problems] = await Promise.all([
        watchProblems(context),
        recordHydration(context),
        ignoreRestingPointer(context),
        cookiesAccepted && acceptCookies(context),
        languageOfferHidden && hideLanguageOffer(context),
      ])
      const restorePresses = checkFocusOnPress(context)
      await use(problems)
      restorePresses()
      // The browser may report a problem after the page shows it.
      await expect.poll(problems.findUnexpected, 'problems in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
