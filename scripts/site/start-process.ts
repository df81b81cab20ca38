import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

export interface Running {
  /** What it has written so far, on both channels. */
  readonly output: () => string
  readonly running: () => boolean
  /** Resolves with the code it exits with; null if a signal ended it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts a Node process and waits for the line by which it says that it is ready. */
export async function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: (line: string) => boolean,
): Promise<Running> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
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

// Below those that a system gives to outgoing connections: one of these could take a port before it is listened on.
const ports = { first: 20_000, aWorker: 1000 }
let tried = 0

/** A port that nobody listens on. Each worker looks in a range of its own. */
export async function freePort(): Promise<number> {
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)
  for (;;) {
    const port = ports.first + worker * ports.aWorker + ((process.pid + tried++) % ports.aWorker)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
