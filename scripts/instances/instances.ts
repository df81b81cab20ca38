import { parseArgs } from 'node:util'
import { anyPort } from '#tests/servers/start-server.ts'
import { nextRelease } from '#scripts/release/next-release.ts'
import { editsAreSeen } from './edits.ts'
import { apiDies, redisFails, varnishRestarts } from './failures.ts'
import { limitsHold } from './limits.ts'
import { releaseLosesNothing } from './release.ts'
import { conclude } from './report.ts'
import { startWorld } from './world.ts'

/*
 * Three instances of the built site behind Varnish, with Redis and the mock API, on this machine: what several instances
 * promise, with counts. `--api-dead 600` is the long run.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, 'api-dead': { type: 'string', default: '20' } },
})

const world = await startWorld(3)
try {
  await editsAreSeen(world)
  await limitsHold(world)
  await releaseLosesNothing(world, Number(values.requests))
  await apiDies(world, await nextRelease(), await anyPort(), Number(values['api-dead']))
  await redisFails(world)
  await varnishRestarts(world)
} finally {
  await world.stop()
}
conclude()
