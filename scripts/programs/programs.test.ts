import { describe, expect, it } from 'vitest'
import { getDebianInstallCommands, findProgram, getInstallHint, missingPrograms, type Machine } from './programs.ts'

const downloaded = '/cache/playwright/chrome'
const machineWith = (files: readonly string[], env: Machine['env'] = {}): Machine => ({
  env,
  exists: file => files.includes(file),
  getDownloadedChromium: () => downloaded,
  succeeds: () => false,
})

describe('Chromium', () => {
  const shell = '/usr/bin/chromium-headless-shell'

  it('is the one that CHROMIUM_PATH names before any other', () => {
    const machine = machineWith(['/opt/chrome', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chrome' })
    expect(findProgram('chromium', machine)).toBe('/opt/chrome')
  })

  it('is refused where CHROMIUM_PATH leads nowhere, rather than replaced by another', () => {
    const machine = machineWith(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/chrome' })
    expect(() => findProgram('chromium', machine)).toThrow('/opt/chrome')
  })

  it('is the shell in tests where there is one, never in measurements', () => {
    const machine = machineWith(['/usr/bin/chromium', shell])
    expect(findProgram('chromium', machine)).toBe(shell)
    expect(findProgram('full chromium', machine)).toBe('/usr/bin/chromium')
  })

  it.each(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', downloaded])('is %s', file => {
    expect(findProgram('chromium', machineWith([file]))).toBe(file)
  })
})

it('looks on the path and in the sbin folders beside it, nowhere else', () => {
  const machine = machineWith(['/opt/bin/redis-server', '/usr/sbin/varnishd', '/sbin/nginx'], {
    PATH: '/usr/bin:/opt/bin',
  })
  expect(findProgram('redis-server', machine)).toBe('/opt/bin/redis-server')
  expect(findProgram('varnishd', machine)).toBe('/usr/sbin/varnishd')
  expect(missingPrograms(['redis-server', 'nginx', 'varnishd'], machine)).toEqual(['nginx'])
})

it('asks Python for the bindings of WebKitGTK', () => {
  const asked: string[] = []
  const succeeds: Machine['succeeds'] = (...command) => asked.push(command.join(' ')) > 0
  expect(missingPrograms(['python3 with WebKitGTK'], { ...machineWith([]), succeeds })).toEqual([])
  expect(asked.join()).toContain('WebKit2')
})

it('installs all packages that a program needs', () => {
  expect(getDebianInstallCommands(['redis-server', 'varnishd']).at(-1)?.slice(-3)).toEqual([
    'redis-server',
    'varnish',
    'varnish-modules',
  ])
})

it.each([
  ['debian', 'sudo apt-get install nginx'],
  ['macos', 'brew install nginx'],
  ['other', 'install what Debian calls nginx'],
] as const)('says on %s: %s', (system, hint) => {
  expect(getInstallHint('nginx', system)).toBe(hint)
})
