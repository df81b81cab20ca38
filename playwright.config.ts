import { defineConfig } from '@playwright/test'
import { getChromiumLaunchOptions } from './tests/support/chromium-launch.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // Their helpers have unit tests, which are Vitest's.
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a defect: it is not given a second chance.
  retries: 0,
  workers: 3,
  // Limits for a busy computer, not measures: a site of its own starts within some of the tests.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    // Far from Moscow: a time that is not formatted for Moscow shows.
    timezoneId: 'Asia/Vladivostok',
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    launchOptions: getChromiumLaunchOptions(),
  },
})
