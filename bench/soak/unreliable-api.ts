import { startApiProxy, type ApiBehavior, type ApiProxy } from '../../tests/e2e/support/api-proxy.ts'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startMockApi } from '../support/servers.ts'

export const sessionToken = 'soaked-session'

export type UnreliableApiBehavior = ApiBehavior | 'killed'

export async function startUnreliableApi() {
  const mocks = await startMockApi()
  const port = await reservePort()
  const callControl = async (name: string, body: object) => {
    const url = `${mocks.origin}/__control/${name}`
    const { ok, status } = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
    if (!ok) throw new Error(`The mock API refused ${name}: ${status}`)
  }
  const startProxy = () => startApiProxy(mocks.origin, port)
  await callControl('state', { name: 'somebody is signed in', params: { token: sessionToken } })
  let proxy: ApiProxy | undefined = await startProxy()
  const stopProxy = async () => {
    await proxy?.stop()
    proxy = undefined
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async setBehavior(behavior: UnreliableApiBehavior) {
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
