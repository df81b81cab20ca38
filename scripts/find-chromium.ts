import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'

// The shell without windows first: the same engine with a third less CPU, since no tab strip is rendered beside each page.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the tests: the one that `CHROMIUM_PATH` names, the system's, or Playwright's own; undefined if there is none. */
export function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
  downloaded: () => string = () => chromium.executablePath(),
): string | undefined {
  const named = env['CHROMIUM_PATH']
  if (named) {
    if (!exists(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
    return named
  }
  return [...usual, downloaded()].find(path => exists(path))
}

export type Command = readonly [program: string, ...args: string[]]

/** How to get one: Debian's package where it may be installed, else Playwright's download. */
export const installChromium = (system: { readonly root: boolean; readonly apt: boolean }): readonly Command[] =>
  system.root && system.apt
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']]
