import { describe, expect, it } from 'vitest'
import { findChromium, installChromium } from './find-chromium.ts'

const there =
  (...paths: readonly string[]) =>
  (path: string) =>
    paths.includes(path)
const own = () => '/cache/playwright/chrome'

describe('findChromium', () => {
  it('takes the one that CHROMIUM_PATH names before any other', () => {
    expect(
      findChromium('whole', { CHROMIUM_PATH: '/opt/chrome' }, there('/opt/chrome', '/usr/bin/chromium'), own),
    ).toBe('/opt/chrome')
  })
  it('refuses a CHROMIUM_PATH that leads nowhere, rather than testing another browser', () => {
    expect(() => findChromium('whole', { CHROMIUM_PATH: '/opt/chrome' }, there('/usr/bin/chromium'), own)).toThrow(
      '/opt/chrome',
    )
  })
  it('takes the shell for tests where there is one, never for measures', () => {
    const shell = '/usr/bin/chromium-headless-shell'
    const both = there('/usr/bin/chromium', shell)
    expect(findChromium('shell', {}, both, own)).toBe(shell)
    expect(findChromium('whole', {}, both, own)).toBe('/usr/bin/chromium')
  })
  it.each(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])('finds %s', path => {
    expect(findChromium('whole', {}, there(path, own()), own)).toBe(path)
  })
  it('takes Playwright’s own where the system has none', () => {
    expect(findChromium('whole', {}, there(own()), own)).toBe(own())
  })
  it('finds nothing where there is none', () => {
    expect(findChromium('whole', {}, there(), own)).toBeUndefined()
  })
})

describe('installChromium', () => {
  it('installs the package of Debian as root', () => {
    expect(installChromium('shell', { root: true, apt: true }).map(command => command.at(-1))).toEqual([
      'update',
      'chromium-headless-shell',
    ])
  })
  it.each([
    { root: false, apt: true },
    { root: true, apt: false },
  ])('downloads Playwright’s with %o', system => {
    expect(installChromium('whole', system)).toEqual([['npx', 'playwright', 'install', 'chromium']])
  })
})
