import { describe, expect, it } from 'vitest'
import {
  detectSystem,
  getDebianInstallCommands,
  findProgram,
  getInstallHint,
  getSkipReason,
  findMissingPrograms,
  type Machine,
} from './programs.ts'

const downloadedPath = '/cache/playwright/chrome'
const createMachine = (files: readonly string[], env: Machine['env'] = {}): Machine => ({
  env,
  exists: file => files.includes(file),
  getDownloadedChromiumPath: () => downloadedPath,
  succeeds: () => false,
})

describe('Chromium', () => {
  const headlessShell = '/usr/bin/chromium-headless-shell'

  it('prefers CHROMIUM_PATH', () => {
    const machine = createMachine(['/opt/chrome', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chrome' })
    expect(findProgram('chromium', machine)).toBe('/opt/chrome')
  })

  it('throws when CHROMIUM_PATH names a missing file', () => {
    const machine = createMachine(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chrome' })
    expect(() => findProgram('chromium', machine)).toThrow('/opt/chrome')
  })

  it('uses the headless shell for tests and the full browser for benchmarks', () => {
    const machine = createMachine(['/usr/bin/chromium', headlessShell])
    expect(findProgram('chromium', machine)).toBe(headlessShell)
    expect(findProgram('full chromium', machine)).toBe('/usr/bin/chromium')
  })

  it.each(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', downloadedPath])(
    'finds %s',
    file => {
      expect(findProgram('chromium', createMachine([file]))).toBe(file)
    },
  )
})

it('searches PATH and the sibling sbin folders only', () => {
  const machine = createMachine(['/opt/bin/redis-server', '/usr/sbin/nginx', '/sbin/openssl'], {
    PATH: '/usr/bin:/opt/bin',
  })
  expect(findProgram('redis-server', machine)).toBe('/opt/bin/redis-server')
  expect(findProgram('nginx', machine)).toBe('/usr/sbin/nginx')
  expect(findMissingPrograms(['redis-server', 'openssl', 'nginx'], machine)).toEqual(['openssl'])
})

it('ignores Varnish without the module that the deployed VCL imports', () => {
  const machine = createMachine(['/usr/sbin/varnishd'], { PATH: '/usr/sbin' })
  expect(findProgram('varnishd', machine)).toBeUndefined()
  expect(findProgram('varnishd', { ...machine, succeeds: () => true })).toBe('/usr/sbin/varnishd')
})

it('ignores the snap version of Firefox, which cannot read a profile in the temporary folder', () => {
  const env = { PATH: '/usr/bin:/snap/bin' }
  const snap = ['/usr/bin/firefox', '/snap/bin/firefox']
  expect(findProgram('firefox', createMachine(snap, env))).toBeUndefined()
  expect(findProgram('firefox', createMachine([...snap, '/usr/bin/firefox-esr'], env))).toBe('/usr/bin/firefox-esr')
  expect(findProgram('firefox', createMachine(['/usr/bin/firefox'], env))).toBe('/usr/bin/firefox')
})

it('checks that Python has the WebKitGTK bindings', () => {
  const commands: string[] = []
  const succeeds: Machine['succeeds'] = (...command) => {
    commands.push(command.join(' '))
    return true
  }
  expect(findMissingPrograms(['python3 with WebKitGTK'], { ...createMachine([]), succeeds })).toEqual([])
  expect(commands.join()).toContain('WebKit2')
  expect(findMissingPrograms(['python3 with WebKitGTK'], createMachine([]))).toEqual(['python3 with WebKitGTK'])
})

it('installs all packages of a program', () => {
  expect(getDebianInstallCommands(['redis-server', 'varnishd']).at(-1)?.slice(-3)).toEqual([
    'redis-server',
    'varnish',
    'varnish-modules',
  ])
})

it.each([
  ['debian', 'linux', 'NAME="Debian GNU/Linux"\nID=debian\n'],
  ['other', 'linux', 'ID=ubuntu\nID_LIKE=debian\n'],
  ['other', 'linux', ''],
  ['macos', 'darwin', ''],
] as const)('detects %s on %s with the os-release %j', (system, platform, osRelease) => {
  expect(detectSystem(platform, osRelease)).toBe(system)
})

it.each([
  ['debian', 'sudo apt-get install nginx'],
  ['macos', 'brew install nginx'],
  ['other', 'install the equivalent of these Debian packages: nginx'],
] as const)('gives the hint for %s: %s', (system, hint) => {
  expect(getInstallHint('nginx', system)).toBe(hint)
})

describe('tests that need a program', () => {
  it.each([{}, { CI: '' }, { CI: '0' }, { CI: 'false' }])('are skipped with %j if it is missing', env => {
    expect(getSkipReason(['nginx', 'wrk'], createMachine([], env))).toBe(
      'nginx, wrk not found. Run npm run setup (for benchmarks: npm run setup -- bench)',
    )
  })

  it.each([{ CI: '1' }, { CI: 'true' }])('are not skipped with %j if it is missing', env => {
    expect(getSkipReason(['nginx'], createMachine([], env))).toBeUndefined()
  })

  it('run if it is installed', () => {
    expect(getSkipReason(['nginx'], createMachine(['/bin/nginx'], { PATH: '/bin' }))).toBeUndefined()
  })
})
