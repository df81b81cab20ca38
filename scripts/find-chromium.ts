import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'

/** The shell is the same engine without windows: a quarter less CPU, since no tab strip is drawn beside each page. Its pointer rests on the page. */
export type Kind = 'shell' | 'whole'

const shell = '/usr/bin/chromium-headless-shell'
const whole = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of tests and measures: the one that `CHROMIUM_PATH` names, the system's, or Playwright's own; undefined if there is none. */
export function findChromium(
  kind: Kind,
  env: Readonly<Record<string, string | undefined>> = process.env,
  exists: (path: string) => boolean = existsSync,
  downloaded: () => string = () => chromium.executablePath(),
): string | undefined {
  const named = env['CHROMIUM_PATH']
  if (named) {
    if (!exists(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`)
    return named
  }
  return [...(kind === 'shell' ? [shell] : []), ...whole, downloaded()].find(path => exists(path))
}

export type Command = readonly [program: string, ...args: string[]]

const packages: Readonly<Record<Kind, string>> = { shell: 'chromium-headless-shell', whole: 'chromium' }

/** How to get one: Debian's package where it may be installed, else Playwright's download. */
export const installChromium = (
  kind: Kind,
  system: { readonly root: boolean; readonly apt: boolean },
): readonly Command[] =>
  system.root && system.apt
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '--yes', '--no-install-recommends', packages[kind]],
      ]
    : [['npx', 'playwright', 'install', 'chromium']]
