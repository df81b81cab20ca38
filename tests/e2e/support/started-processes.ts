import type { Running } from '#tests/servers/start-process.ts'

const started = new Map<string, Running>()

/** Processes started by this worker, for failure reports. */
export const startedProcesses = {
  add: (name: string, running: Running): void => void started.set(name, running),
  removeExited(): void {
    for (const [name, { running }] of started) if (!running()) started.delete(name)
  },
  /** The output so far, by process name. */
  logs: (): Readonly<Record<string, string>> =>
    Object.fromEntries([...started].map(([name, { output }]) => [name, output()])),
}
