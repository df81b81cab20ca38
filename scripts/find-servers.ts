import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Command } from './find-chromium.ts'

/** The programs that tests start, and Debian's packages that have them. */
const packagesOf = {
  'redis-server': ['redis-server'],
  varnishd: ['varnish', 'varnish-modules'],
  nginx: ['nginx'],
  kubectl: ['kubernetes-client'],
} as const
export type ServerName = keyof typeof packagesOf

/** Those that are not on the path. */
export function missingServers(
  path = process.env['PATH'] ?? '',
  exists: (file: string) => boolean = existsSync,
): readonly ServerName[] {
  const folders = [...path.split(delimiter), '/usr/sbin']
  const names = Object.keys(packagesOf) as ServerName[]
  return names.filter(name => !folders.some(folder => exists(join(folder, name))))
}

export const serverPackages = (names: readonly ServerName[]): readonly string[] =>
  names.flatMap(name => packagesOf[name])

/** How Debian gets them. */
export const installServers = (names: readonly ServerName[]): readonly Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', ...serverPackages(names)],
]
