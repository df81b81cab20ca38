import { expect, it } from 'vitest'
import { missingPrograms, packagesWith } from './find-programs.ts'

it('looks on the path, and where Debian puts servers', () => {
  const installed = new Set(['/opt/bin/redis-server', '/usr/sbin/nginx'])
  expect(missingPrograms('servers', '/bin:/opt/bin', file => installed.has(file))).toEqual(['varnishd', 'kubectl'])
  expect(missingPrograms('browsers', '/bin', () => false)).toContain('firefox-esr')
})

it('names the packages that have them', () => {
  expect(packagesWith('servers', ['redis-server', 'varnishd'])).toEqual(['redis-server', 'varnish', 'varnish-modules'])
})
