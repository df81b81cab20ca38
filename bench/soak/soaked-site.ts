import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'
import { apiOrigin, ports } from './api.ts'

/** What the site did until its end. */
export interface RequestCounts {
  readonly received: number
  /** Completely answered requests. */
  readonly answered: number
  /** Log lines of rejections that nothing else handled. */
  readonly unhandled: number
}

/** Starts the built site with a fast clock. `stop` returns its request counts. */
export async function startSoakedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-soak-'))
  const report = join(folder, 'request-counts.json')
  const preload = fileURLToPath(new URL('preload.mjs', import.meta.url))
  const site = await startMeasuredProcess([`--import=${preload}`, join(root, 'dist/start.cjs')], ports.site, {
    API_BASE_URL: apiOrigin,
    SITE_URL: `http://localhost:${ports.site}`,
    // All visitors have one address.
    WRITES_PER_MINUTE: '100000',
    QUERIES_PER_MINUTE: '1000000',
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
