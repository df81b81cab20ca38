import { findProgram } from '#scripts/programs/programs.ts'

/**
 * Returns launch options for tests and benchmarks. Chromium can connect only to 127.0.0.1. Does not throw if Chromium
 * is missing, because the checks read Playwright's configuration before a browser is installed.
 */
export function getChromiumLaunchOptions(findChromium: () => string | undefined = () => findProgram('chromium')) {
  const executablePath = findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      // tests/e2e/support/watch-problems.ts fails tests that request another host.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      // The headless shell hints fonts differently from full Chromium. With this option the gallery's stored pictures
      // match in both.
      '--font-render-hinting=slight',
    ],
  }
}
