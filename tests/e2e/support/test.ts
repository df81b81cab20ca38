import { test as base, expect } from '@playwright/test'
import { recordHydration } from '#tests/support/hydration.ts'
import { acceptCookies } from './cookies.ts'
import { reportFailure } from './report-failure.ts'
import { startReleases, type Releases } from './releases.ts'
import { ignoreRestingPointer } from './ignore-resting-pointer.ts'
import { secrets } from './secrets.ts'
import { startSite, type Site } from './site.ts'
import { watchProblems, type Problems } from './watch-problems.ts'

interface TestFixtures {
  /** Writes a report if the test fails: page states, pending requests, logs of the site and the API. */
  readonly failureReport: void
  /** Whether the visitor has accepted cookies at an earlier visit: the banner is no part of most tests. */
  readonly cookiesAccepted: boolean
  /** Fails the test on a violation of the Content Security Policy, an uncaught or logged error, a failed file, a request to the outside. */
  readonly problems: Problems
}

interface WorkerFixtures {
  readonly site: Site
  /** Starts on first use. Defined for all tests: Playwright runs tests with different worker fixtures last. */
  readonly releases: Releases
}

/** A browser test: the built site, with a mock API of its own, under watch. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
      // Logged and counted by the server; the policy blocks it for whoever looks.
      expect(site.log(), 'unknown inline scripts').not.toContain('unknown inline script')
      expect(site.log(), 'passwords and tokens').not.toMatch(secrets)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  releases: [
    async ({ site }, use) => {
      const releases = await startReleases(site.api.url)
      await use(releases)
      await releases.stop()
    },
    // It runs a build, which takes long on a busy machine.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => {
    site.api.behave('good')
    await use(site.url)
  },
  cookiesAccepted: [true, { option: true }],
  failureReport: [reportFailure, { auto: true }],
  problems: [
    // Depends on the report, so that its teardown runs later and includes failures of this fixture.
    async ({ context, cookiesAccepted, failureReport: _reported }, use) => {
      const problems = await watchProblems(context)
      await recordHydration(context)
      await ignoreRestingPointer(context)
      if (cookiesAccepted) await acceptCookies(context)
      await use(problems)
      // What is expected may be told a moment after the page shows it.
      await expect.poll(problems.findUnexpected, 'problems in the browser').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
