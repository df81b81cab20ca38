import type { StartedProcess } from '#tests/servers/start-process.ts'

const processes = new Map<string, StartedProcess>()

export const startedProcesses = {
  add: (name: string, startedProcess: StartedProcess): void => void processes.set(name, startedProcess),
  removeExited(): void {
    for (const [name, { isRunning }] of processes) if (!isRunning()) processes.delete(name)
  },
  getLogs: (): Readonly<Record<string, string>> =>
    Object.fromEntries([...processes].map(([name, { getOutput }]) => [name, getOutput()])),
}
