import { findProgram } from '#scripts/programs/programs.ts'

/** Does not throw without Chromium, because checks read Playwright's configuration before Chromium is installed. */
export function getChromiumLaunchOptions(findChromium: () => string | undefined = () => findProgram('chromium')) {
  const executablePath = findChromium()
  return {
    ...(executablePath !== undefined && { executablePath }),
    // The sandbox does not start as root, nor where users may not create user namespaces: Ubuntu since 23.10, Docker.
    chromiumSandbox: false,
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      // Without it, the headless shell and full Chromium hint fonts differently, so the gallery's screenshots differ.
      '--font-render-hinting=slight',
    ],
  }
}
