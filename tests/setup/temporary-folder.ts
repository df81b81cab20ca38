import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates the parent of all temporary folders. It is removed at the end, even if a test fails to remove its own. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-server-'))
  // Like /tmp: nginx and Varnish read their folders as other users, and `varnishd -C` creates one.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
