import { join } from 'node:path'
import { startApiProxy, type ApiBehavior, type ApiProxy } from '../../tests/e2e/support/api-proxy.ts'
import { startMeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'

export const ports = { mocks: 4930, site: 4931, api: 4932 }
export const apiOrigin = `http://127.0.0.1:${ports.api}`

/** The token of a session in the mock API. */
export const soakedToken = 'soaked-session'

/** With `killed`, the API refuses connections. */
export type SoakedBehavior = ApiBehavior | 'killed'

/** Starts the mock API behind a proxy that can fail in every way. */
export async function startUnreliableApi() {
  const mocks = await startMeasuredProcess([join(root, 'dist/mock-api.mjs')], ports.mocks, {
    MOCK_API_PORT: String(ports.mocks),
  })
  const callControl = async (name: string, body: object) => {
    const url = `${mocks.origin}/__control/${name}`
    const { ok, status } = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    if (!ok) throw new Error(`The mock API refused ${name}: ${status}`)
  }
  const startProxy = () => startApiProxy(mocks.origin, ports.api)
  await callControl('state', { name: 'somebody is signed in', params: { token: soakedToken } })
  let proxy: ApiProxy | undefined = await startProxy()
  const stopProxy = async () => {
    await proxy?.stop()
    proxy = undefined
  }
  return {
    async setBehavior(behavior: SoakedBehavior) {
      if (behavior === 'killed') return stopProxy()
      proxy ??= await startProxy()
      proxy.setBehavior(behavior)
    },
    addDelay: (delayMs: number) => callControl('fault', { delay: delayMs }),
    countCalls: () => proxy?.getCalls().length ?? 0,
    async stop() {
      await stopProxy()
      await mocks.stop()
    },
  }
}

export type UnreliableApi = Awaited<ReturnType<typeof startUnreliableApi>>
