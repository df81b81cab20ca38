import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'
import { apiOrigin, ports } from './api.ts'

/** Requests that the site took, and those of them that it answered to the end. */
export interface RequestCounts {
  readonly taken: number
  readonly answered: number
}

/** The built site with a fast clock; stopping it tells what became of the requests that it took. */
export async function startSoakedSite() {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-soak-'))
  const report = join(folder, 'taken.json')
  const preload = fileURLToPath(new URL('preload.mjs', import.meta.url))
  const site = await startMeasuredProcess([`--import=${preload}`, join(root, 'dist/server.mjs')], ports.site, {
    API_BASE_URL: apiOrigin,
    SITE_URL: `http://localhost:${ports.site}`,
    SOAK_REPORT: report,
  })
  return {
    ...site,
    async stop(): Promise<RequestCounts> {
      await site.stop()
      const taken = JSON.parse(readFileSync(report, 'utf8')) as RequestCounts
      rmSync(folder, { recursive: true })
      return taken
    },
  }
}
