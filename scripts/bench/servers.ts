import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startMeasured, type MeasuredProcess } from './measured-process'
import { root } from './root'

const ports = { mocks: 4500, site: 4501, bare: 4502, ownCache: 4503 }
const api = `http://127.0.0.1:${ports.mocks}`

/** The mock API with its real data, in a process of its own. */
export const startMocks = (): Promise<MeasuredProcess> =>
  startMeasured(['--import', 'tsx', join(root, 'mocks/start.ts')], ports.mocks, {
    MOCK_API_PORT: String(ports.mocks),
  })

/** The built site, behind its own web server and page cache. */
export const startSite = (): Promise<MeasuredProcess> =>
  startMeasured([join(root, 'dist/server.mjs')], ports.site, {
    API_BASE_URL: api,
    SITE_URL: `http://localhost:${ports.site}`,
  })

/** A bare Node server that answers what `origin` answers at these paths, from memory. */
export const startBare = (origin: string, paths: readonly string[]): Promise<MeasuredProcess> =>
  startMeasured([fileURLToPath(new URL('bare-server.mjs', import.meta.url)), origin, ...paths], ports.bare)

/** `next start` of the same code, built with Next's own cache. */
export const startOwnCache = (folder: string): Promise<MeasuredProcess> =>
  startMeasured(
    [
      `--import=${join(folder, 'preload.mjs')}`,
      join(root, 'node_modules/next/dist/bin/next'),
      'start',
      folder,
      '--port',
      String(ports.ownCache),
    ],
    ports.ownCache,
    { API_BASE_URL: api, SITE_URL: `http://localhost:${ports.ownCache}`, NODE_ENV: 'production' },
    /Ready in/,
  )
