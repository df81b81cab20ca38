import { describe, expect, it } from 'vitest'
import {
  getDebianInstallCommands,
  findProgram,
  getInstallHint,
  getSkipReason,
  missingPrograms,
  type Machine,
} from './programs.ts'

const downloaded = '/cache/playwright/chrome'
const machineWith = (files: readonly string[], env: Machine['env'] = {}): Machine => ({
  env,
  exists: file => files.includes(file),
  getDownloadedChromium: () => downloaded,
  succeeds: () => false,
})

describe('Chromium', () => {
  const shell = '/usr/bin/chromium-headless-shell'

  it('prefers CHROMIUM_PATH', () => {
    const machine = machineWith(['/opt/chrome', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chrome' })
    expect(findProgram('chromium', machine)).toBe('/opt/chrome')
  })

  it('throws when CHROMIUM_PATH does not exist', () => {
    const machine = machineWith(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chrome' })
    expect(() => findProgram('chromium', machine)).toThrow('/opt/chrome')
  })

  it('uses the headless shell for tests and the full browser for benchmarks', () => {
    const machine = machineWith(['/usr/bin/chromium', shell])
    expect(findProgram('chromium', machine)).toBe(shell)
    expect(findProgram('full chromium', machine)).toBe('/usr/bin/chromium')
  })

  it.each(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', downloaded])(
    'finds %s',
    file => {
      expect(findProgram('chromium', machineWith([file]))).toBe(file)
    },
  )
})

it('searches PATH and the sibling sbin folders only', () => {
  const machine = machineWith(['/opt/bin/redis-server', '/usr/sbin/varnishd', '/sbin/nginx'], {
    PATH: '/usr/bin:/opt/bin',
  })
  expect(findProgram('redis-server', machine)).toBe('/opt/bin/redis-server')
  expect(findProgram('varnishd', machine)).toBe('/usr/sbin/varnishd')
  expect(missingPrograms(['redis-server', 'nginx', 'varnishd'], machine)).toEqual(['nginx'])
})

it('checks that Python has the WebKitGTK bindings', () => {
  const asked: string[] = []
  const succeeds: Machine['succeeds'] = (...command) => asked.push(command.join(' ')) > 0
  expect(missingPrograms(['python3 with WebKitGTK'], { ...machineWith([]), succeeds })).toEqual([])
  expect(asked.join()).toContain('WebKit2')
})

it('installs all packages of a program', () => {
  expect(getDebianInstallCommands(['redis-server', 'varnishd']).at(-1)?.slice(-3)).toEqual([
    'redis-server',
    'varnish',
    'varnish-modules',
  ])
})

it.each([
  ['debian', 'sudo apt-get install nginx'],
  ['macos', 'brew install nginx'],
  ['other', 'install the equivalent of these Debian packages: nginx'],
] as const)('gives the hint for %s: %s', (system, hint) => {
  expect(getInstallHint('nginx', system)).toBe(hint)
})

describe('tests of a missing program', () => {
  it.each([{}, { CI: '' }, { CI: '0' }, { CI: 'false' }])('are skipped with %j', env => {
    expect(getSkipReason(['nginx', 'wrk'], machineWith([], env))).toBe('nginx, wrk not found: npm run setup')
  })

  it.each([{ CI: '1' }, { CI: 'true' }])('run and fail with %j', env => {
    expect(getSkipReason(['nginx'], machineWith([], env))).toBeUndefined()
  })

  it('run where the program is installed', () => {
    expect(getSkipReason(['nginx'], machineWith(['/bin/nginx'], { PATH: '/bin' }))).toBeUndefined()
  })
})
