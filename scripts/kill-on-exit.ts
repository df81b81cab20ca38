import type { ChildProcess } from 'node:child_process'

// Vitest ends its workers with SIGTERM. Without a handler, Node would emit no 'exit'.
process.once('SIGTERM', () => process.exit(143))

/** Runs `kill` if this process exits before the child: a failed test or a stopped command leaves no process behind. */
export function killOnExit(child: ChildProcess, kill: () => void): void {
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

/** Sends SIGTERM to a process that was spawned with `detached`, and to all processes of its group. */
export function endProcessGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid)
  } catch {
    // All of them have ended.
  }
}
