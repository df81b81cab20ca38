import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { telemetryOff } from '../../scripts/telemetry-off.ts'
import { root } from './root.ts'

export interface Usage {
  /** CPU time since the start of the process. */
  readonly cpuMs: number
  /** Resident memory in bytes. */
  readonly rss: number
  /** Bytes of heap objects and buffers. Includes garbage unless `collect` was requested. */
  readonly liveBytes: number
}

export interface MeasuredProcess {
  readonly origin: string
  /** With `collect`, runs the garbage collector before measuring. */
  readonly getUsage: (mode?: 'collect') => Promise<Usage>
  readonly stop: () => Promise<void>
}

const probeFile = fileURLToPath(new URL('probe.mjs', import.meta.url))

export async function startMeasuredProcess(
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
  readyPattern = new RegExp(`:${port}\\b`),
  onLine: (line: string) => void = () => undefined,
): Promise<MeasuredProcess> {
  const child = spawn(process.execPath, ['--expose-gc', `--import=${probeFile}`, ...args], {
    cwd: root,
    env: { ...process.env, ...telemetryOff, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  // Unlike 'exit', 'close' comes after the end of the output.
  const closeEvent = once(child, 'close')
  const lines: string[] = []
  const readyPromise = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', line => {
          onLine(line)
          lines.push(line)
          if (lines.length > 50) lines.shift()
          if (readyPattern.test(line)) resolve()
        })
  })
  const earlyExit = closeEvent.then(([code, signal]: unknown[]) => {
    throw new Error(`${args.join(' ')} ended (${String(signal ?? code)}):\n${lines.join('\n')}`)
  })
  // Nothing awaits this promise when `stop` ends the process.
  earlyExit.catch(() => undefined)
  await Promise.race([readyPromise, earlyExit])

  return {
    origin: `http://127.0.0.1:${port}`,
    async getUsage(mode) {
      if (!child.connected) return earlyExit
      child.send(mode ?? 'now')
      const [usage] = (await Promise.race([once(child, 'message'), earlyExit])) as [Usage]
      return usage
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await closeEvent
    },
  }
}
