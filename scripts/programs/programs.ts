import { chromium } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly exists: (path: string) => boolean
  /** The file may not exist. */
  readonly getDownloadedChromiumPath: () => string
  readonly succeeds: (command: string, ...args: readonly string[]) => boolean
}

export const currentMachine: Machine = {
  env: process.env,
  exists: existsSync,
  getDownloadedChromiumPath: () => chromium.executablePath(),
  succeeds: (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0,
}

export const isCi = (env: Machine['env'] = process.env): boolean => !['', '0', 'false'].includes(env['CI'] ?? '')

interface Program {
  readonly find: (machine: Machine) => string | undefined
  readonly debian: readonly string[]
  /** Undefined if Homebrew lacks one of the packages. */
  readonly homebrew?: string
}

/** Debian installs nginx and varnishd in `sbin`, which only root has on PATH. */
const findOnPath =
  (...names: readonly string[]) =>
  ({ env, exists }: Machine): string | undefined => {
    const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
    const allFolders = [...folders, ...folders.map(folder => folder.replace(/\/bin$/, '/sbin'))]
    return names.flatMap(name => allFolders.map(folder => join(folder, name))).find(exists)
  }

/** The snap version of Firefox, Ubuntu's default, can't read a profile in the temporary folder. */
const findFirefox = (machine: Machine): string | undefined =>
  findOnPath('firefox-esr', ...(machine.exists('/snap/bin/firefox') ? [] : ['firefox']))(machine)

const fullChromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findChromium =
  (files: readonly string[]) =>
  ({ env, exists, getDownloadedChromiumPath }: Machine): string | undefined => {
    const configuredPath = env['CHROMIUM_PATH']
    if (!configuredPath) return [...files, getDownloadedChromiumPath()].find(exists)
    if (!exists(configuredPath)) throw new Error(`CHROMIUM_PATH names ${configuredPath}, which does not exist`)
    return configuredPath
  }

/** The VCL of `deploy/varnish` imports xkey, which is in a package of its own. */
const findVarnish = (machine: Machine): string | undefined => {
  const path = findOnPath('varnishd')(machine)
  const importsXkey = join(import.meta.dirname, 'import-xkey.vcl')
  return path !== undefined && machine.succeeds(path, '-C', '-f', importsXkey) ? path : undefined
}

/** The Python that runs tests/engines/webkit-window.py, which opens the WebKitGTK window. */
const systemPython = '/usr/bin/python3'
const webkitImportCode = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'

const programs = {
  /** The headless shell draws no user interface and uses about 25% less CPU. Any other Chromium works too. */
  chromium: {
    find: findChromium(['/usr/bin/chromium-headless-shell', ...fullChromiumPaths]),
    debian: ['chromium-headless-shell'],
    homebrew: '--cask google-chrome',
  },
  /** Benchmarks run in the browser that visitors use. */
  'full chromium': { find: findChromium(fullChromiumPaths), debian: ['chromium'], homebrew: '--cask google-chrome' },
  firefox: { find: findFirefox, debian: ['firefox-esr'], homebrew: '--cask firefox' },
  WebKitWebDriver: { find: findOnPath('WebKitWebDriver'), debian: ['webkit2gtk-driver'] },
  'python3 with WebKitGTK': {
    find: machine => (machine.succeeds(systemPython, '-c', webkitImportCode) ? systemPython : undefined),
    debian: ['python3-gi', 'gir1.2-webkit2-4.1'],
  },
  'xvfb-run': { find: findOnPath('xvfb-run'), debian: ['xvfb', 'xauth'] },
  'redis-server': { find: findOnPath('redis-server'), debian: ['redis-server'], homebrew: 'redis' },
  varnishd: { find: findVarnish, debian: ['varnish', 'varnish-modules'] },
  nginx: { find: findOnPath('nginx'), debian: ['nginx'], homebrew: 'nginx' },
  kubectl: { find: findOnPath('kubectl'), debian: ['kubernetes-client'], homebrew: 'kubernetes-cli' },
  openssl: { find: findOnPath('openssl'), debian: ['openssl'], homebrew: 'openssl' },
  wrk: { find: findOnPath('wrk'), debian: ['wrk'], homebrew: 'wrk' },
} as const satisfies Readonly<Record<string, Program>>

export type ProgramName = keyof typeof programs

const programsByName: Readonly<Record<ProgramName, Program>> = programs

export const findProgram = (name: ProgramName, machine = currentMachine): string | undefined =>
  programsByName[name].find(machine)

export function requireProgram(name: ProgramName): string {
  const path = findProgram(name)
  if (path === undefined) throw new Error(formatMissingPrograms([name]))
  return path
}

export const findMissingPrograms = (names: readonly ProgramName[], machine = currentMachine): readonly ProgramName[] =>
  names.filter(name => findProgram(name, machine) === undefined)

export const formatMissingPrograms = (names: readonly ProgramName[]): string =>
  `${names.join(', ')} not found. Run npm run setup (for benchmarks: npm run setup -- bench)`

/** Undefined if all programs are found, and in CI. */
export function getSkipReason(names: readonly ProgramName[], machine = currentMachine): string | undefined {
  const missingPrograms = isCi(machine.env) ? [] : findMissingPrograms(names, machine)
  return missingPrograms.length === 0 ? undefined : formatMissingPrograms(missingPrograms)
}

export const programsByPurpose = {
  tests: [
    'chromium',
    'firefox',
    'WebKitWebDriver',
    'python3 with WebKitGTK',
    'xvfb-run',
    'redis-server',
    'varnishd',
    'nginx',
    'kubectl',
    'openssl',
  ],
  bench: ['full chromium', 'redis-server', 'varnishd', 'nginx', 'openssl', 'wrk'],
} as const satisfies Readonly<Record<string, readonly ProgramName[]>>

export type Command = readonly [program: string, ...args: string[]]

export const getDebianInstallCommands = (names: readonly ProgramName[]): readonly Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', ...names.flatMap(name => programsByName[name].debian)],
]

type System = 'debian' | 'macos' | 'other'

/** Ubuntu is `other`: its Chromium and Firefox are snaps, and apt installs nothing if one package is unknown. */
export function detectSystem(platform: NodeJS.Platform, osRelease: string): System {
  if (/^ID=debian$/m.test(osRelease)) return 'debian'
  return platform === 'darwin' ? 'macos' : 'other'
}

export function getInstallHint(name: ProgramName, system: System): string {
  const { debian, homebrew } = programsByName[name]
  if (system === 'debian') return `sudo apt-get install ${debian.join(' ')}`
  if (system === 'macos') return homebrew === undefined ? 'not available from Homebrew' : `brew install ${homebrew}`
  return name === 'chromium'
    ? 'npx playwright install chromium'
    : `install the equivalent of these Debian packages: ${debian.join(' ')}`
}
