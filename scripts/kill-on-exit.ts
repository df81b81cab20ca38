import type { ChildProcess } from 'node:child_process'

// Vitest ends its workers with SIGTERM. Without a handler, Node would emit no 'exit'.
process.once('SIGTERM', () => process.exit(143))

/** Failed tests must not leave processes behind. */
export function killOnExit(child: ChildProcess, kill: () => void): void {
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}
