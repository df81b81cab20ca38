import { parseArgs } from 'node:util'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { buildNextRelease } from '../../tests/servers/build-next-release.ts'
import { editsAreSeen } from './edits.ts'
import { apiDies, redisFails, varnishRestarts } from './failures.ts'
import { limitsHold } from './limits.ts'
import { releaseLosesNothing } from './release.ts'
import { conclude } from './report.ts'
import { warmPageCostsTheSame } from './warm-page.ts'
import { startWorld, type World } from './world.ts'

/*
 * Three instances of the built site behind Varnish, with Redis and the mock API, on this machine: what several instances
 * promise, with counts. `--api-dead 600` is the long run, `--only edits,redis` runs these parts.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    'api-dead': { type: 'string', default: '20' },
    only: { type: 'string' },
  },
})

const parts: Readonly<Record<string, (world: World) => Promise<void>>> = {
  edits: editsAreSeen,
  limits: limitsHold,
  release: world => releaseLosesNothing(world, Number(values.requests)),
  api: async world => apiDies(world, await buildNextRelease(), await reservePort(), Number(values['api-dead'])),
  redis: redisFails,
  varnish: varnishRestarts,
}
const chosen = values.only?.split(',') ?? [...Object.keys(parts), 'warm']
for (const name of chosen) if (name !== 'warm' && !parts[name]) throw new Error(`There is no part ${name}`)

if (chosen.some(name => parts[name])) {
  const world = await startWorld(3)
  try {
    for (const name of chosen) await parts[name]?.(world)
  } finally {
    await world.stop()
  }
}
if (chosen.includes('warm')) await warmPageCostsTheSame()
conclude()
