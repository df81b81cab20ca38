import { join } from 'node:path'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startMeasuredProcess, type MeasuredProcess } from './measured-process.ts'
import { root } from './root.ts'

export async function startMockApi(profiles = 5000): Promise<MeasuredProcess> {
  const port = await reservePort()
  return startMeasuredProcess([join(root, 'dist/mock-api.mjs')], port, {
    MOCK_API_PORT: String(port),
    MOCK_PROFILES: String(profiles),
  })
}

const createEnv = (api: MeasuredProcess, port: number) => ({
  API_BASE_URL: api.origin,
  SITE_URL: `http://localhost:${port}`,
})

export async function startSite(api: MeasuredProcess): Promise<MeasuredProcess> {
  const port = await reservePort()
  return startMeasuredProcess([join(root, 'dist/start.cjs')], port, createEnv(api, port))
}

export async function startBareServer(origin: string, paths: readonly string[]): Promise<MeasuredProcess> {
  return startMeasuredProcess([join(import.meta.dirname, 'bare-server.mjs'), origin, ...paths], await reservePort())
}

export async function startBareApi(responses: Readonly<Record<string, string>>): Promise<MeasuredProcess> {
  return startMeasuredProcess([join(import.meta.dirname, 'bare-api.mjs')], await reservePort(), {
    RESPONSE_BODIES: JSON.stringify(responses),
  })
}

export async function startBareRpc(apiUrl: string): Promise<MeasuredProcess> {
  return startMeasuredProcess([join(import.meta.dirname, 'bare-rpc.mjs'), apiUrl], await reservePort())
}

/** `folder` is the result of `buildWithNextCache`. */
export async function startNextStart(folder: string, api: MeasuredProcess): Promise<MeasuredProcess> {
  const port = await reservePort()
  const nextScript = join(root, 'node_modules/next/dist/bin/next')
  const args = [`--import=${join(folder, 'preload.mjs')}`, nextScript, 'start', folder, '--port', String(port)]
  return startMeasuredProcess(args, port, { ...createEnv(api, port), NODE_ENV: 'production' }, /Ready in/)
}
