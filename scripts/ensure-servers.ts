import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installServers, missingServers, serverPackages } from './find-servers.ts'

/** Finds the servers that tests start (Redis, Varnish, nginx, kubectl), or installs Debian's packages without starting them. */
function ensureServers(): void {
  const missing = missingServers()
  if (missing.length === 0) return
  const packages = serverPackages(missing)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`${missing.join(', ')} not found: install ${packages.join(', ')}`)
  for (const [program, ...args] of installServers(missing)) {
    // RUNLEVEL=1 keeps the packages from starting their services.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: install ${packages.join(', ')}`)
  }
  const still = missingServers()
  if (still.length > 0) throw new Error(`${still.join(', ')} not found after installing ${packages.join(', ')}`)
}

ensureServers()
console.log('Redis, Varnish, nginx and kubectl: found')
