import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../find-chromium'

/** Chromium that asks nobody but this computer. */
export function startChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium: run `npm run chromium`, or name one in CHROMIUM_PATH')
  return chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      ...more,
    ],
  })
}
