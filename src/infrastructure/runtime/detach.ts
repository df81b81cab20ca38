import { getRuntime } from './runtime.ts'

/** An unhandled rejection would end the Node.js process. */
export function detach(task: Promise<unknown>): void {
  task.catch((error: unknown) => getRuntime().logger.error('background task failed', { error }))
}
