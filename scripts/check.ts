import { spawn } from 'node:child_process'
import { once } from 'node:events'

/*
 * What is checked without running anything, in two lanes: most of the tools use one core each. The types of the routes
 * come first, since the linter reads them too.
 */
const npmScript = (script: string) => ['npm', 'run', '--silent', script] as const
const lanes = [
  // Without the types of the routes once more.
  [['npx', 'tsc', '--noEmit'], npmScript('check:format')],
  [npmScript('check:lint'), npmScript('check:layers'), npmScript('check:unused')],
] as const

async function run(command: string, ...args: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  // Each tool's words together, though another one runs beside it.
  process.stdout.write(
    `\n-- ${[command, ...args].join(' ')}: ${code === 0 ? 'good' : 'FAILED'}\n${Buffer.concat(chunks).toString('utf8')}`,
  )
  return code === 0
}

async function runLane(steps: readonly (readonly [string, ...string[]])[]): Promise<boolean> {
  for (const step of steps) if (!(await run(...step))) return false
  return true
}

const isPassed = (await run('npx', 'next', 'typegen')) && (await Promise.all(lanes.map(runLane))).every(Boolean)
process.exitCode = isPassed ? 0 : 1
