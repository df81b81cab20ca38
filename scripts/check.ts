import { spawn } from 'node:child_process'
import { once } from 'node:events'

const createNpmCommand = (script: string) => ['npm', 'run', '--silent', script] as const
const lanes = [
  // Not `check:types`, which would generate the types again.
  [['npx', 'tsc', '--noEmit'], createNpmCommand('check:promises'), createNpmCommand('check:format')],
  [createNpmCommand('check:lint'), createNpmCommand('check:layers'), createNpmCommand('check:unused')],
] as const

async function runTool(command: string, ...args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  // Prints the output of a tool as a whole, because tools run in parallel.
  process.stdout.write(
    `\n-- ${[command, ...args].join(' ')}: ${code === 0 ? 'passed' : 'FAILED'}\n${Buffer.concat(chunks).toString('utf8')}`,
  )
  return code === 0
}

async function runLane(steps: readonly (readonly [string, ...string[]])[]): Promise<boolean> {
  for (const step of steps) if (!(await runTool(...step))) return false
  return true
}

// `next typegen` runs first, because the type check and the linter need the types of the routes.
const hasPassed = (await runTool('npx', 'next', 'typegen')) && (await Promise.all(lanes.map(runLane))).every(Boolean)
process.exitCode = hasPassed ? 0 : 1
