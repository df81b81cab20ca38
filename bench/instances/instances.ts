import { parseArgs } from 'node:util'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { buildNextRelease } from '../../tests/servers/build-next-release.ts'
import { checkEdits } from './edits.ts'
import { checkApiFailure, checkRedisFailure, checkVarnishRestart } from './failures.ts'
import { checkLimits } from './limits.ts'
import { checkRelease } from './release.ts'
import { reportFailures } from './check.ts'
import { checkCachedPage } from './cached-page.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { isAboveZero } from '../support/is-above-zero.ts'

// `--requests`: the minimum number during the release. `--api-dead`: seconds without the API. `--only`: checks to run.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    'api-dead': { type: 'string', default: '20' },
    only: { type: 'string' },
  },
})

const [requestCount, apiDeadSeconds] = [Number(values.requests), Number(values['api-dead'])]
if (!isAboveZero(requestCount) || !isAboveZero(apiDeadSeconds))
  throw new Error('--requests and --api-dead must be numbers above 0')

const checks: Readonly<Record<string, (cluster: Cluster) => Promise<void>>> = {
  edits: checkEdits,
  limits: checkLimits,
  release: cluster => checkRelease(cluster, requestCount),
  api: async cluster => checkApiFailure(cluster, await buildNextRelease(), await reservePort(), apiDeadSeconds),
  redis: checkRedisFailure,
  varnish: checkVarnishRestart,
}
const selectedChecks = values.only?.split(',') ?? [...Object.keys(checks), 'cached-page']
for (const name of selectedChecks)
  if (name !== 'cached-page' && !checks[name]) throw new Error(`Unknown check: ${name}`)

if (selectedChecks.some(name => checks[name])) {
  const cluster = await startCluster(3)
  try {
    for (const name of selectedChecks) await checks[name]?.(cluster)
  } finally {
    await cluster.stop()
  }
}
if (selectedChecks.includes('cached-page')) await checkCachedPage()
reportFailures()
