import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'
import { apiOrigin, ports } from './api.ts'

/** Received and completely answered requests. */
export interface RequestCounts {
  readonly received: number
  readonly answered: number
}

/** Starts the built site with a fast clock. `stop` returns its request counts. */
export async function startSoakedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-soak-'))
  const report = join(folder, 'request-counts.json')
  const preload = fileURLToPath(new URL('preload.mjs', import.meta.url))
  const site = await startMeasuredProcess([`--import=${preload}`, join(root, 'dist/start.cjs')], ports.site, {
    API_BASE_URL: apiOrigin,
    SITE_URL: `http://localhost:${ports.site}`,
    SOAK_REPORT: report,
  })
  return {
    ...site,
    async stop(): Promise<RequestCounts> {
      await site.stop()
      const counts = JSON.parse(readFileSync(report, 'utf8')) as RequestCounts
      rmSync(folder, { recursive: true })
      return counts
    },
  }
}
