import { join } from 'node:path'
import { startApiProxy, type ApiBehaviour, type ApiProxy } from '../../tests/e2e/support/api-proxy.ts'
import { startMeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'

export const ports = { mocks: 4930, site: 4931, api: 4932 }
export const apiOrigin = `http://127.0.0.1:${ports.api}`

/** A session that the mock API knows. */
export const soakedToken = 'soaked-session'

/** `killed` refuses connections. */
export type SoakedBehaviour = ApiBehaviour | 'killed'

/** The mock API, behind a proxy that fails in every way. */
export async function startBreakableApi() {
  const mocks = await startMeasuredProcess([join(root, 'dist/mock-api.mjs')], ports.mocks, {
    MOCK_API_PORT: String(ports.mocks),
  })
  const control = async (name: string, body: object) => {
    const address = `${mocks.origin}/__control/${name}`
    const { ok, status } = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
    if (!ok) throw new Error(`The mock API refused ${name}: ${status}`)
  }
  const startProxy = () => startApiProxy(mocks.origin, ports.api)
  await control('state', { name: 'somebody is signed in', params: { token: soakedToken } })
  let proxy: ApiProxy | undefined = await startProxy()
  const stopProxy = async () => {
    await proxy?.stop()
    proxy = undefined
  }
  return {
    async behave(behaviour: SoakedBehaviour) {
      if (behaviour === 'killed') return stopProxy()
      proxy ??= await startProxy()
      proxy.behave(behaviour)
    },
    addDelay: (delay: number) => control('fault', { delay }),
    countCalls: () => proxy?.calls().length ?? 0,
    async stop() {
      await stopProxy()
      await mocks.stop()
    },
  }
}

export type BreakableApi = Awaited<ReturnType<typeof startBreakableApi>>
