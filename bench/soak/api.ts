import { join } from 'node:path'
import { startMeasuredProcess, type MeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'

export const ports = { mocks: 4930, site: 4931 }
export const apiOrigin = `http://127.0.0.1:${ports.mocks}`

/** The mock API as a process that can be stopped and restarted. */
export function createBreakableApi() {
  let running: MeasuredProcess | undefined
  const control = async (name: string, body: object = {}) => {
    const { ok, status } = await fetch(`${apiOrigin}/__control/${name}`, { method: 'POST', body: JSON.stringify(body) })
    if (!ok) throw new Error(`The mock API refused ${name}: ${status}`)
  }
  return {
    async start() {
      running ??= await startMeasuredProcess([join(root, 'dist/mock-api.mjs')], ports.mocks, {
        MOCK_API_PORT: String(ports.mocks),
      })
    },
    async stop() {
      await running?.stop()
      running = undefined
    },
    addFault: (fault: object) => control('fault', fault),
    clearFaults: () => control('clear-faults'),
    async countCalls(): Promise<number> {
      const { total } = (await (await fetch(`${apiOrigin}/__control/calls`)).json()) as { readonly total: number }
      return total
    },
  }
}

export type BreakableApi = ReturnType<typeof createBreakableApi>
