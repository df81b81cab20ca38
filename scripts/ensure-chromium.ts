import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, installChromium } from './find-chromium.ts'

/** Finds the browser of the tests, or installs it. */
function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const system = { root: process.getuid?.() === 0, apt: existsSync('/usr/bin/apt-get') }
  for (const [program, ...args] of installChromium(system)) {
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: install Chromium or set CHROMIUM_PATH`)
  }
  const installed = findChromium()
  if (!installed) throw new Error('Chromium was installed but is not found: set CHROMIUM_PATH')
  return installed
}

console.log(`Chromium: ${ensureChromium()}`)
