import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { completeLock, type Lock } from './complete-lock.ts'

it('adds the optional packages of other platforms, limited to their platform', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64-gnu': '1.0.0',
          '@tool/darwin-arm64': '1.0.0',
          '@tool/win32-ia32-msvc': '1.0.0',
          '@tool/netbsd-x64': '1.0.0',
          '@tool/linuxmusl-arm64': '1.0.0',
          '@tool/linux-mips64el': '1.0.0',
        },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '1.0.0' },
    },
  }
  const limitTo = (os: string, cpu: string) => ({ version: '1.0.0', dev: true, optional: true, os: [os], cpu: [cpu] })
  expect(completeLock<Lock>(lock).packages).toEqual({
    ...lock.packages,
    'node_modules/@tool/darwin-arm64': limitTo('darwin', 'arm64'),
    'node_modules/@tool/win32-ia32-msvc': limitTo('win32', 'ia32'),
    'node_modules/@tool/netbsd-x64': limitTo('netbsd', 'x64'),
    'node_modules/@tool/linuxmusl-arm64': limitTo('linux', 'arm64'),
    'node_modules/@tool/linux-mips64el': limitTo('linux', 'mips64el'),
  })
})

it('rejects a version range, because a lock file needs exact versions', () => {
  const lock = { packages: { 'node_modules/tool': { optionalDependencies: { '@tool/linux-x64': '~1.0.0' } } } }
  expect(() => completeLock<Lock>(lock)).toThrow('@tool/linux-x64: the version must be exact, not ~1.0.0')
})

it('changes nothing if each optional package is in an enclosing node_modules folder', () => {
  const lock = {
    packages: {
      'node_modules/a/node_modules/b': { optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
      'node_modules/a/node_modules/c': {},
      'node_modules/d': {},
    },
  }
  expect(completeLock<Lock>(lock)).toBe(lock)
})

it('finds the lock file of this project complete (to fix it: npx tsx scripts/lock/write.ts)', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500)
  expect(Object.keys(completeLock(lock).packages)).toEqual(Object.keys(lock.packages))
})
