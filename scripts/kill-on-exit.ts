import type { ChildProcess } from 'node:child_process'

const kills = new Set<() => void>()

function killAll(): void {
  for (const kill of kills) kill()
}

process.once('exit', killAll)
// A signal without a handler emits no 'exit'. `process.exit` would throw in a Vitest worker, so the signal is raised
// again.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    killAll()
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  })

/** Runs `kill` if this process ends before the child: a failed test or a stopped command leaves no process behind. */
export function killOnExit(child: ChildProcess, kill: () => void): void {
  kills.add(kill)
  child.once('exit', () => kills.delete(kill))
}

/** Signals a process that was spawned with `detached`, and all processes of its group. */
export function endProcessGroup({ pid }: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // All of them have ended.
  }
}
