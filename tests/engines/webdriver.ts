import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endProcessGroup, killOnExit } from '#scripts/kill-on-exit.ts'
import { requireProgram } from '#scripts/programs/programs.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startTimeoutMs, waitTimeoutMs, waitUntil } from './wait-until.ts'

export interface WebDriver {
  readonly send: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    timeoutMs?: number,
  ) => Promise<unknown>
  readonly stop: () => Promise<void>
}

export async function startWebDriver(temporaryFolder: string): Promise<WebDriver> {
  const port = await reservePort()
  const screenArgs = ['-a', '-s', '-screen 0 1400x1000x24']
  const driverArgs = [requireProgram('WebKitWebDriver'), `--port=${port}`]
  const server = spawn(requireProgram('xvfb-run'), [...screenArgs, ...driverArgs], {
    env: {
      ...process.env,
      // xvfb-run does not remove its folder when a signal ends it.
      TMPDIR: temporaryFolder,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card WebKitGTK composites with Mesa, whose default renderer, llvmpipe, sometimes crashes.
      GALLIUM_DRIVER: 'softpipe',
    },
    stdio: 'ignore',
    // The server gets its own process group, so that all processes end together.
    detached: true,
  })
  killOnExit(server, () => endProcessGroup(server))
  const send: WebDriver['send'] = async (method, path, body, timeoutMs = waitTimeoutMs) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await waitUntil('WebKitWebDriver listens', () => send('GET', '/status').then(Boolean), startTimeoutMs)
  return {
    send,
    async stop() {
      const exit = server.exitCode === null && server.signalCode === null && once(server, 'exit')
      endProcessGroup(server)
      await exit
    },
  }
}
