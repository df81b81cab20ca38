import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startMeasuredProcess } from '../support/measured-process.ts'
import { root } from '../support/root.ts'

export interface RequestCounts {
  readonly requests: number
  readonly responses: number
  readonly unhandledErrors: number
}

export async function startSoakedSite(apiOrigin: string) {
  const port = await reservePort()
  const folder = mkdtempSync(join(tmpdir(), 'znatok-soak-'))
  const report = join(folder, 'request-counts.json')
  const preload = fileURLToPath(new URL('preload.mjs', import.meta.url))
  let unhandledErrors = 0
  const env = {
    API_BASE_URL: apiOrigin,
    SITE_URL: `http://localhost:${port}`,
    // All visitors share an IP address.
    WRITES_PER_MINUTE: '100000',
    QUERIES_PER_MINUTE: '1000000',
    SOAK_REPORT: report,
  }
  const args = [`--import=${preload}`, join(root, 'dist/start.cjs')]
  const site = await startMeasuredProcess(args, port, env, undefined, line => {
    if (/"msg":"(background task|the process|request) failed"/.test(line)) unhandledErrors += 1
  })
  return {
    ...site,
    async stop(): Promise<RequestCounts> {
      await site.stop()
      const counts = JSON.parse(readFileSync(report, 'utf8')) as Omit<RequestCounts, 'unhandledErrors'>
      rmSync(folder, { recursive: true })
      return { ...counts, unhandledErrors }
    },
  }
}
