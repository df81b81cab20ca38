import { join } from 'node:path'
import { createManyCities } from '../../tests/builders/many-cities.ts'
import type { GeneratedSize } from '../../tests/servers/generated-api.ts'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startMeasuredProcess, type MeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'
import { openSession } from '../load/session.ts'

export interface SizedSite {
  readonly size: GeneratedSize
  readonly site: MeasuredProcess
  readonly citySlugs: readonly string[]
  /** From the start of the process to the first response of the home page with status 200. */
  readonly startMs: number
  readonly cookie: string
  readonly stop: () => Promise<void>
}

export async function startSizedSite(size: GeneratedSize): Promise<SizedSite> {
  const [apiPort, port] = await Promise.all([reservePort(), reservePort()])
  const api = await startMeasuredProcess(['--import=tsx', join(import.meta.dirname, 'start-api.ts')], apiPort, {
    CITIES: String(size.cities),
    PROFILES: String(size.profiles),
  })
  const startedAt = performance.now()
  const site = await startMeasuredProcess([join(root, 'dist/start.cjs')], port, {
    API_BASE_URL: api.origin,
    SITE_URL: `http://localhost:${port}`,
    // A busy machine needs a longer timeout. All load comes from one visitor, so its limits are raised.
    QUERY_TIMEOUT_MS: '10000',
    WRITES_PER_MINUTE: '100000',
    QUERIES_PER_MINUTE: '1000000',
  })
  const { status } = await fetch(site.origin)
  const startMs = performance.now() - startedAt
  if (status !== 200) throw new Error(`The home page has status ${status}`)
  return {
    size,
    site,
    citySlugs: createManyCities(size.cities).map(({ slug }) => slug),
    startMs,
    cookie: await openSession(site),
    async stop() {
      await site.stop()
      await api.stop()
    },
  }
}
