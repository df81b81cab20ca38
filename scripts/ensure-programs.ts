import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages, isKnown, missingPrograms, packagesWith, type Programs } from './find-programs.ts'

/** Finds the programs that tests and measures start, or installs Debian's packages without starting any service. */
function ensurePrograms(programs: Programs): void {
  const missing = missingPrograms(programs)
  if (missing.length === 0) return
  const packages = packagesWith(programs, missing)
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`${missing.join(', ')} not found: install ${packages.join(', ')}`)
  for (const [program, ...args] of installPackages(packages)) {
    // RUNLEVEL=1 keeps the packages from starting their services.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: install ${packages.join(', ')}`)
  }
  const still = missingPrograms(programs)
  if (still.length > 0) throw new Error(`${still.join(', ')} not found after installing ${packages.join(', ')}`)
}

const [programs] = process.argv.slice(2)
if (!isKnown(programs)) throw new Error(`Which programs? Not ${programs}`)
ensurePrograms(programs)
console.log(`${programs}: found`)
