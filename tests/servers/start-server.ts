import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { killOnExit } from '#scripts/kill-on-exit.ts'
import { requireProgram, type ProgramName } from '#scripts/programs/programs.ts'

export interface Server {
  readonly port: number
  readonly signal: (signal: NodeJS.Signals) => void
  readonly exit: Promise<unknown>
  /** Sends SIGKILL, which also ends a stopped process (SIGSTOP). nginx and Varnish override it with SIGTERM. */
  readonly kill: () => Promise<void>
}

const retryPauseMs = 20

const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => setTimeout(resolve, retryPauseMs, false))
  })

export async function startServer(command: readonly [ProgramName, ...string[]], port: number): Promise<Server> {
  const [program, ...args] = command
  const child = spawn(requireProgram(program), args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(text.toString()))
  let failure: string | undefined
  child.once('error', error => (failure = error.message))
  child.once('exit', () => (failure ??= 'the process ended'))
  killOnExit(child, () => {
    // After SIGKILL, nginx's workers would keep running. A stopped process handles SIGTERM once it continues.
    child.kill('SIGTERM')
    child.kill('SIGCONT')
  })
  while (!(await acceptsConnections(port))) {
    if (failure !== undefined) throw new Error(`${program}: ${failure}\n${output.join('')}`)
  }
  const exit = once(child, 'exit')
  return {
    port,
    exit,
    signal: signal => void child.kill(signal),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await exit
    },
  }
}
