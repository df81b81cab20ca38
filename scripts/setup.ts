import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import {
  detectSystem,
  getDebianInstallCommands,
  getInstallHint,
  isCi,
  findMissingPrograms,
  programsByPurpose,
  type Command,
} from './programs/programs.ts'

const osReleaseFile = '/etc/os-release'
const system = detectSystem(process.platform, existsSync(osReleaseFile) ? readFileSync(osReleaseFile, 'utf8') : '')

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
if (missingPrograms.length > 0 && system === 'debian' && process.getuid?.() === 0)
  getDebianInstallCommands(missingPrograms).every(runCommand)
const missingAfterInstall = findMissingPrograms(requiredPrograms)
for (const name of missingAfterInstall) console.log(`not found: ${name} (${getInstallHint(name, system)})`)
if (missingAfterInstall.length === 0) console.log(`found: ${requiredPrograms.join(', ')}`)
process.exitCode = isCi() && missingAfterInstall.length > 0 ? 1 : 0
