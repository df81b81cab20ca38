import { join } from 'node:path'
import { startApiProxy } from '../../tests/e2e/support/api-proxy.ts'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startMeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'
import { startMockApi } from '../support/servers.ts'

async function startSite(env: Readonly<Record<string, string>>) {
  const port = await reservePort()
  return startMeasuredProcess([join(root, 'dist/start.cjs')], port, { SITE_URL: `http://127.0.0.1:${port}`, ...env })
}

export async function startAttackedSite() {
  const mocks = await startMockApi()
  const api = await startApiProxy(mocks.origin)
  // All attackers share a few loopback addresses.
  const limits = { WRITES_PER_MINUTE: '100000', QUERIES_PER_MINUTE: '1000000' }
  const site = await startSite({ API_BASE_URL: api.url, ...limits })
  return {
    ...site,
    setBehavior: api.setBehavior,
    async stop() {
      await site.stop()
      await api.stop()
      await mocks.stop()
    },
  }
}

/** Only the demo fetches images from private IP addresses. */
export const startDemoSite = (imageHost: string) => startSite({ IMAGE_HOSTS: imageHost, DEMO_DATA: 'off' })

export type AttackedSite = Awaited<ReturnType<typeof startAttackedSite>>
