import type { StartedProcess } from '#tests/servers/start-process.ts'

const started = new Map<string, StartedProcess>()

export const startedProcesses = {
  add: (name: string, running: StartedProcess): void => void started.set(name, running),
  removeExited(): void {
    for (const [name, { isRunning }] of started) if (!isRunning()) started.delete(name)
  },
  logs: (): Readonly<Record<string, string>> =>
    Object.fromEntries([...started].map(([name, { output }]) => [name, output()])),
}
