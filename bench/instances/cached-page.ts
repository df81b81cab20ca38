import { measureLoad } from '../load/measure-load.ts'
import { startMeasuredProcess } from '../support/measured-process.ts'
import { median } from '../../tests/budgets/median.ts'
import { round } from '../support/statistics.ts'
import { startMockApi } from '../support/servers.ts'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startRedis } from '../../tests/servers/start-redis.ts'
import { check } from './check.ts'

const path = '/kazan'
const runs = 7
const seconds = 3
/** On a busy machine, runs of the same code differ by this factor. */
const tolerance = 1.1

export async function checkCachedPage(): Promise<void> {
  console.log('\nA cached page with and without Redis')
  const api = await startMockApi()
  const redis = await startRedis()
  const startMeasuredSite = async (extraEnv: Readonly<Record<string, string>>) => {
    const port = await reservePort()
    const env = { API_BASE_URL: api.origin, SITE_URL: `http://localhost:${port}`, ...extraEnv }
    const site = await startMeasuredProcess(['dist/start.cjs'], port, env)
    return { site, cpu: new Array<number>() }
  }
  const plainSite = await startMeasuredSite({})
  const redisSite = await startMeasuredSite({ VALKEY_URL: redis.url })
  // The first load is a warm-up.
  for (const { site } of [plainSite, redisSite]) await measureLoad(site, path, 2)
  for (let run = 0; run < runs; run += 1)
    for (const { site, cpu } of [plainSite, redisSite]) cpu.push((await measureLoad(site, path, seconds)).cpuMs)
  for (const { site } of [plainSite, redisSite]) await site.stop()
  await redis.kill()
  await api.stop()
  const ratios = redisSite.cpu.map((cpu, run) => cpu / (plainSite.cpu[run] ?? Number.NaN))
  check(
    median(ratios) <= tolerance,
    `CPU per request: ${round(median(plainSite.cpu))} ms alone, ${round(median(redisSite.cpu))} ms with Redis; ratio ${median(ratios).toFixed(2)} (median of ${runs} pairs: ${ratios.map(ratio => ratio.toFixed(2)).join(' ')})`,
  )
}
