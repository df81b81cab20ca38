import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  getDebianInstallCommands,
  getInstallHint,
  isCi,
  findMissingPrograms,
  programsByPurpose,
  type Command,
} from './programs/programs.ts'

/* As root on Debian, installs the missing programs; elsewhere prints the install commands. */
const hasApt = existsSync('/usr/bin/apt-get')
const platform = hasApt ? 'debian' : process.platform === 'darwin' ? 'macos' : 'other'

function runCommand([program, ...args]: Command): boolean {
  // RUNLEVEL=1 prevents packages from starting their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
}

const [purpose = 'tests'] = process.argv.slice(2)
if (purpose !== 'tests' && purpose !== 'bench')
  throw new Error(`npm run setup -- ${purpose}: expected 'tests' or 'bench'`)
const requiredPrograms = programsByPurpose[purpose]

const missingPrograms = findMissingPrograms(requiredPrograms)
if (missingPrograms.length > 0 && hasApt && process.getuid?.() === 0)
  getDebianInstallCommands(missingPrograms).every(runCommand)
const missingAfterInstall = findMissingPrograms(requiredPrograms)
for (const name of missingAfterInstall) console.log(`not found: ${name} (${getInstallHint(name, platform)})`)
if (missingAfterInstall.length === 0) console.log(`found: ${requiredPrograms.join(', ')}`)
process.exitCode = isCi() && missingAfterInstall.length > 0 ? 1 : 0
