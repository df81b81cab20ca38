import { parseArgs } from 'node:util'
import { measureLoad } from './measure-load.ts'
import { fetchOwnProfileResponses, openSession } from './session.ts'
import { writeReport } from '../support/write-report.ts'
import { startBareApi, startBareRpc, startMockApi, startSite } from '../support/servers.ts'
import { getMedians, round } from '../support/statistics.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, seconds: { type: 'string', default: '3' } },
})
const [runs, seconds] = [Number(values.runs), Number(values.seconds)]
if (!(runs > 0 && seconds > 0)) throw new Error('Each option must be a number above 0')

const maxRatio = 5
const path = '/use-cases/viewOwnProfile?lang=ru'

const mocks = await startMockApi()
const api = await startBareApi(await fetchOwnProfileResponses(mocks))
await mocks.stop()
const servers = { rpc: await startSite(api), 'bare route': await startBareRpc(api.origin) }
const cookie = await openSession(servers.rpc)
const results = Object.entries(servers).map(([server, serverProcess]) => ({
  server,
  serverProcess,
  runs: new Array<Awaited<ReturnType<typeof measureLoad>>>(),
}))
// The first run is a warm-up. The servers take turns, so that changes in the machine's speed affect both.
for (let run = 0; run <= runs; run += 1)
  for (const result of results) {
    const loadResult = await measureLoad(result.serverProcess, path, seconds, { cookie })
    if (run > 0) result.runs.push(loadResult)
  }
for (const { serverProcess } of results) await serverProcess.stop()
await api.stop()

const measurements = results.map(result => ({
  server: result.server,
  runs: result.runs,
  median: getMedians(result.runs),
}))
console.log(`\nA query of a signed-in visitor: medians of ${runs} runs\n`)
console.table(
  measurements.map(({ server, median: { perSecond, cpuMs, p99 } }) => ({
    server,
    'requests/s': round(perSecond),
    'CPU ms/request': round(cpuMs),
    'p99 ms': round(p99),
  })),
)
const [rpcCpuMs, bareCpuMs] = measurements.map(({ median }) => median.cpuMs)
const ratio = (rpcCpuMs ?? Number.NaN) / (bareCpuMs ?? Number.NaN)
console.log(`\nCPU: ${round(ratio)} × the bare route (aim: ≤ ${maxRatio})`)
console.log(await writeReport('rpc', { runs, seconds, measurements, ratio }))
if (!(ratio <= maxRatio)) process.exitCode = 1
