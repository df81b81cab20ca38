import { getRuntime } from './runtime.ts'

/** Lets a task run that nothing awaits. A failure is logged, because Node.js ends the process at an unhandled rejection. */
export function detach(task: Promise<unknown>): void {
  task.catch((error: unknown) => getRuntime().logger.error('background task failed', { error }))
}
