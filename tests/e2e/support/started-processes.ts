import type { Running } from '#scripts/site/start-process.ts'

const started = new Map<string, Running>()

/** The processes that this worker has started, for failure reports. */
export const startedProcesses = {
  add: (name: string, running: Running): void => void started.set(name, running),
  /** Forgets those that run no longer. */
  removeExited(): void {
    for (const [name, { running }] of started) if (!running()) started.delete(name)
  },
  /** What each has logged so far. */
  logs: (): Readonly<Record<string, string>> =>
    Object.fromEntries([...started].map(([name, { output }]) => [name, output()])),
}
