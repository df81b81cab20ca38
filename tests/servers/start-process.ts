import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Running {
  /** What it has written so far, on both channels. */
  readonly output: () => string
  readonly running: () => boolean
  /** Resolves with the code it exits with; null if a signal ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Sites under test wait longer for API queries, because the test machine may be busy. Other processes ignore it. */
const defaultEnv = { QUERY_TIMEOUT_MS: '10000' }

/** Starts a Node process and waits for the line by which it says that it is ready. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: (line: string) => boolean,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...defaultEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that failed before it stopped what it had started leaves nothing behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const lines: string[] = []
  const ended = once(child, 'exit')
  const said = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', line => {
        lines.push(line)
        if (ready(line)) resolve()
      })
  })
  const output = () => lines.join('\n')
  const running = () => child.exitCode === null && child.signalCode === null
  await Promise.race([
    said,
    ended.then(() => {
      throw new Error(`${args.join(' ')} ended before it was ready:\n${output()}`)
    }),
  ])
  return {
    output,
    running,
    async stop(signal = 'SIGTERM') {
      if (running()) child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}
