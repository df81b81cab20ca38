import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, installChromium, type Kind } from './find-chromium.ts'

/** Finds the browser of the tests, or installs it. */
function ensureChromium(kind: Kind): string {
  const found = findChromium(kind)
  if (found) return found
  const system = { root: process.getuid?.() === 0, apt: existsSync('/usr/bin/apt-get') }
  for (const [program, ...args] of installChromium(kind, system)) {
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: install Chromium or set CHROMIUM_PATH`)
  }
  const installed = findChromium(kind)
  if (!installed) throw new Error('Chromium was installed but is not found: set CHROMIUM_PATH')
  return installed
}

console.log(`Chromium: ${ensureChromium(process.argv[2] === 'whole' ? 'whole' : 'shell')}`)
