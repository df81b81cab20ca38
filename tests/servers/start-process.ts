import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { killOnExit } from '#scripts/kill-on-exit.ts'

export interface StartedProcess {
  /** Standard output and standard error so far. */
  readonly getOutput: () => string
  readonly isRunning: () => boolean
  /** Resolves with null if a signal ended the process. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Sites under test store no demo data. They wait longer for API queries, because the machine may be busy. */
const defaultEnv = { QUERY_TIMEOUT_MS: '10000', DEMO_DATA: 'off' }

export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isReady: (line: string) => boolean,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...defaultEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killOnExit(child, () => child.kill('SIGKILL'))
  const lines: string[] = []
  // Unlike 'exit', 'close' comes after the last output.
  const closed = once(child, 'close')
  const ready = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', line => {
        lines.push(line)
        if (isReady(line)) resolve()
      })
  })
  const getOutput = () => lines.join('\n')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  await Promise.race([
    ready,
    closed.then(() => {
      throw new Error(`${args.join(' ')} ended before it was ready:\n${getOutput()}`)
    }),
  ])
  return {
    getOutput,
    isRunning,
    async stop(signal = 'SIGTERM') {
      if (isRunning()) child.kill(signal)
      await closed
      return child.exitCode
    },
  }
}
