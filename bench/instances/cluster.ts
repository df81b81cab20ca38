import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../support/root.ts'
import { startProcess, type StartedProcess } from '../../tests/servers/start-process.ts'
import { startRedis } from '../../tests/servers/start-redis.ts'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startVarnish } from '../../tests/servers/start-varnish.ts'

export interface Instance extends Pick<StartedProcess, 'stop'> {
  readonly port: number
  readonly url: string
  readonly readMetric: (name: string) => Promise<number>
}

export async function startCluster(count: number) {
  const [apiPort, varnishPort] = [await reservePort(), await reservePort()]
  const ports = await Promise.all(Array.from({ length: count }, reservePort))
  const staticFolder = mkdtempSync(join(tmpdir(), 'znatok-static-'))
  let api = await startApi(apiPort)
  let redis = await startRedis()
  let varnish = await startVarnish(ports, varnishPort)
  const { url } = varnish

  const startInstance = async (release: string, port: number): Promise<Instance> => {
    const metricsPort = await reservePort()
    const env = {
      PORT: String(port),
      SITE_URL: url,
      API_BASE_URL: `http://127.0.0.1:${apiPort}`,
      VALKEY_URL: redis.url,
      VARNISH_URLS: url,
      STATIC_FOLDER: staticFolder,
      // The checks send the IP addresses of visitors in `X-Forwarded-For`.
      TRUSTED_PROXIES: 'loopback',
      METRICS_PORT: String(metricsPort),
      NODE_ENV: 'production',
    }
    const startedProcess = await startProcess([join(release, 'dist/start.cjs')], env, line =>
      line.includes('listening'),
    )
    return {
      port,
      url: `http://127.0.0.1:${port}`,
      stop: startedProcess.stop,
      readMetric: async name => {
        const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
        return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
      },
    }
  }

  const instances: Instance[] = []
  for (const port of ports) instances.push(await startInstance(root, port))
  return {
    /** The URL of Varnish. */
    url,
    instances,
    api: {
      kill: () => api.stop('SIGKILL'),
      start: async () => {
        api = await startApi(apiPort)
      },
    },
    redis: {
      signal: (signal: NodeJS.Signals) => redis.signal(signal),
      kill: () => redis.kill(),
      start: async () => {
        redis = await startRedis(redis.port)
      },
    },
    async restartVarnish() {
      await varnish.kill()
      varnish = await startVarnish(ports, varnishPort)
    },
    startInstance,
    async replaceInstance(index: number, release: string, signal: NodeJS.Signals) {
      const previousInstance = instances[index]
      if (!previousInstance) throw new Error(`No instance ${index}`)
      await previousInstance.stop(signal)
      instances[index] = await startInstance(release, previousInstance.port)
    },
    async stop() {
      await varnish.kill()
      await Promise.all(instances.map(({ stop }) => stop()))
      await redis.kill()
      await api.stop('SIGKILL')
      rmSync(staticFolder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

const startApi = (port: number) =>
  startProcess([join(root, 'dist/mock-api.mjs')], { MOCK_API_PORT: String(port) }, line => line.includes(`:${port}`))
