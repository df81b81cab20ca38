import { defineConfig } from '@playwright/test'
import { getChromiumLaunchOptions } from './tests/support/chromium-launch.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // Vitest runs the unit tests of the helpers.
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: 'tests/e2e/screenshots/{arg}{ext}',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Long enough for a busy machine: some tests start a site.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { intervals: [100] } },
  use: {
    browserName: 'chromium',
    // Playwright's routes do not see the requests of a service worker. The specs about it allow service workers.
    serviceWorkers: 'block',
    // Far from Moscow, so that a time that is not in the Moscow time zone fails a test.
    timezoneId: 'Asia/Vladivostok',
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    launchOptions: getChromiumLaunchOptions(),
  },
})
