import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium'

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium: run `npm run chromium`, or name one in CHROMIUM_PATH')

const args = [
  // Nothing but this computer is ever asked; tests/e2e/support/watch.ts fails a test that tries.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

export default defineConfig({
  testDir: 'tests/e2e',
  // Their helpers have unit tests, which are Vitest's.
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a defect: it is not given a second chance.
  retries: 0,
  workers: 2,
  // Limits for a busy computer, not measures: a site of its own starts within some of the tests.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // Far from Moscow: a time that is not formatted for Moscow shows.
    timezoneId: 'Asia/Vladivostok',
    locale: 'ru-RU',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath,
      chromiumSandbox: process.getuid?.() !== 0,
      args,
    },
  },
})
