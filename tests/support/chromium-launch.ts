import { findProgram } from '#scripts/programs/programs.ts'

/**
 * How Chromium is started for tests and measures: it asks nobody but this computer. Without a browser Playwright says so
 * at the launch, not here: the checks read Playwright's settings before a fresh computer has one.
 */
export function getChromiumLaunchOptions(findChromium: () => string | undefined = () => findProgram('chromium')) {
  const executablePath = findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      // Whoever tries all the same fails: tests/e2e/support/watch-problems.ts.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      // As a whole browser draws letters: the pictures of the gallery match in both.
      '--font-render-hinting=slight',
    ],
  }
}
