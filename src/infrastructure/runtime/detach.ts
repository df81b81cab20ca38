import { getRuntime } from './runtime.ts'

/** Logs the failure of a task that nothing awaits, because an unhandled rejection would end the Node.js process. */
export function detach(task: Promise<unknown>): void {
  task.catch((error: unknown) => getRuntime().logger.error('background task failed', { error }))
}
