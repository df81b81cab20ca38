import { findChromium } from './find-chromium.ts'

/** How Chromium is started for tests and measures: it asks nobody but this computer. */
export function chromiumLaunch() {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium: run `npm run chromium`, or name one in CHROMIUM_PATH')
  return {
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      // Whoever tries all the same fails: tests/e2e/support/watch.ts.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  }
}
