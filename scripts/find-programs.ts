import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Command } from './find-chromium.ts'

/** The programs that tests and measures start, and Debian's packages that have them. */
const packagesOf = {
  servers: {
    'redis-server': ['redis-server'],
    varnishd: ['varnish', 'varnish-modules'],
    nginx: ['nginx'],
    kubectl: ['kubernetes-client'],
  },
  browsers: {
    'firefox-esr': ['firefox-esr'],
    // With what makes a window for it: scripts/browsers/webkit-window.py.
    WebKitWebDriver: ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1'],
    'xvfb-run': ['xvfb', 'xauth'],
  },
  load: { wrk: ['wrk'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
export type Programs = keyof typeof packagesOf

export const isKnown = (programs: string | undefined): programs is Programs =>
  programs !== undefined && programs in packagesOf

/** Those that are not on the path. */
export function missingPrograms(
  programs: Programs,
  path = process.env['PATH'] ?? '',
  exists: (file: string) => boolean = existsSync,
): readonly string[] {
  const folders = [...path.split(delimiter), '/usr/sbin']
  return Object.keys(packagesOf[programs]).filter(name => !folders.some(folder => exists(join(folder, name))))
}

export const packagesWith = (programs: Programs, names: readonly string[]): readonly string[] =>
  Object.entries<readonly string[]>(packagesOf[programs]).flatMap(([name, packages]) =>
    names.includes(name) ? packages : [],
  )

/** How Debian gets them. */
export const installPackages = (packages: readonly string[]): readonly Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
]
