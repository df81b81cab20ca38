import { join } from 'node:path'
import { startMeasured, type MeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'

export const ports = { mocks: 4930, site: 4931 }
export const apiOrigin = `http://127.0.0.1:${ports.mocks}`

/** The mock API in a process of its own, which can be ended and started again. */
export function breakableApi() {
  let running: MeasuredProcess | undefined
  const control = async (name: string, body: object = {}) => {
    const { ok, status } = await fetch(`${apiOrigin}/__control/${name}`, { method: 'POST', body: JSON.stringify(body) })
    if (!ok) throw new Error(`The mock API refused ${name}: ${status}`)
  }
  return {
    async start() {
      running ??= await startMeasured([join(root, 'dist/mock-api.mjs')], ports.mocks, {
        MOCK_API_PORT: String(ports.mocks),
      })
    },
    async stop() {
      await running?.stop()
      running = undefined
    },
    fault: (fault: object) => control('fault', fault),
    heal: () => control('clear-faults'),
    /** How many calls it was sent so far. */
    async calls(): Promise<number> {
      const { total } = (await (await fetch(`${apiOrigin}/__control/calls`)).json()) as { readonly total: number }
      return total
    },
  }
}

export type BreakableApi = ReturnType<typeof breakableApi>
