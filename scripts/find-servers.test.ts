import { expect, it } from 'vitest'
import { missingServers, serverPackages } from './find-servers.ts'

it('looks on the path, and where Debian puts servers', () => {
  const installed = new Set(['/opt/bin/redis-server', '/usr/sbin/nginx'])
  expect(missingServers('/bin:/opt/bin', file => installed.has(file))).toEqual(['varnishd', 'kubectl'])
})

it('names the packages that have them', () => {
  expect(serverPackages(['redis-server', 'varnishd'])).toEqual(['redis-server', 'varnish', 'varnish-modules'])
})
