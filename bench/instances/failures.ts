import { setTimeout } from 'node:timers/promises'
import { expectThat } from './report.ts'
import { ask, crowd, type Endings } from './visitors.ts'
import type { World } from './world.ts'

const pages = Array.from({ length: 120 }, (_, number) => `/profiles/${number + 100}`)

/** Each of these once. */
function once(urls: readonly string[]) {
  const left = [...urls]
  return () => left.pop()
}
const throughAll = (world: World) => world.instances.flatMap(({ url }) => pages.map(path => url + path))

/** Pages through their owners, by turns: they become stale, and each revalidation fails. Every third through Varnish. */
async function askNowAndThen(world: World, seconds: number): Promise<Endings> {
  const endings: Record<string, number> = {}
  const until = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < until; turn += 1) {
    const number = turn % pages.length
    const owner = world.instances[number % world.instances.length]?.url
    const { ended } = await ask(`${turn % 3 === 0 ? world.url : owner}${pages[number]}`)
    endings[ended] = (endings[ended] ?? 0) + 1
    await setTimeout(200)
  }
  return endings
}

/** Each page is rendered by one instance only; then the API dies, and an instance joins that has none. */
export async function apiDies(world: World, release: string, port: number, seconds: number): Promise<void> {
  console.log(`\nThe API dead for ${seconds} s`)
  const owners = pages.map((path, number) => (world.instances[number % world.instances.length]?.url ?? '') + path)
  const rendered = await crowd(4, once(owners))
  expectThat(
    rendered.endings['200'] === pages.length,
    `${pages.length} pages rendered, each by one instance: ${JSON.stringify(rendered.endings)}`,
  )
  await world.api.kill()
  const cold = await world.startInstance(release, port)
  const meanwhile = await askNowAndThen(world, seconds)
  expectThat(Object.keys(meanwhile).join() === '200', `meanwhile, the owners and Varnish: ${JSON.stringify(meanwhile)}`)
  const kept = await crowd(8, once(throughAll(world)))
  expectThat(
    kept.endings['200'] === pages.length * world.instances.length,
    `every page through every instance: ${JSON.stringify(kept.endings)}, slowest ${kept.slowestMs} ms`,
  )
  const joined = await crowd(8, once(pages.map(path => cold.url + path)))
  expectThat(
    joined.endings['200'] === pages.length,
    `every page through the instance that joined: ${JSON.stringify(joined.endings)}`,
  )
  const { ended } = await ask(`${cold.url}/profiles/4321`)
  expectThat(ended === '503', `a page that nobody had: ${ended}`)
  await cold.stop()
  await world.api.start()
}

/** Redis killed, hung and back, under requests. */
export async function redisFails(world: World): Promise<void> {
  console.log('\nRedis')
  const up = async () => Promise.all(world.instances.map(({ metric }) => metric('znatok_valkey_up')))
  const phase = async (name: string, isUp: 0 | 1) => {
    const { endings, slowestMs } = await crowd(8, once([...throughAll(world), ...throughAll(world)]))
    const gauges = await up()
    expectThat(
      endings['200'] === throughAll(world).length * 2 && gauges.every(gauge => gauge === isUp),
      `${name}: ${JSON.stringify(endings)}, slowest ${slowestMs} ms, znatok_valkey_up ${gauges.join(' ')}`,
    )
  }
  await phase('well', 1)
  world.redis.signal('SIGSTOP')
  // A command that gets no answer is how an instance notices.
  for (const { url } of world.instances) await ask(`${url}/profiles/990`)
  await phase('hung', 0)
  world.redis.signal('SIGCONT')
  await setTimeout(1500)
  await phase('goes on', 1)
  await world.redis.kill()
  await phase('killed', 0)
  await world.redis.start()
  await setTimeout(1500)
  await phase('back, empty', 1)
}

/** Varnish restarted under requests: those of that moment find nobody, all others are answered. */
export async function varnishRestarts(world: World): Promise<void> {
  console.log('\nVarnish')
  let [restarted, afterwards] = [false, 0]
  const next = () =>
    restarted && afterwards++ > 500 ? undefined : `${world.url}${pages[afterwards % pages.length] ?? ''}`
  const restart = async () => {
    await world.restartVarnish()
    restarted = true
  }
  const [{ endings }] = await Promise.all([crowd(2, next), restart()])
  const others = Object.keys(endings).filter(ended => ended !== '200' && ended !== 'failed')
  expectThat(others.length === 0, `while it restarted and after: ${JSON.stringify(endings)} (failed: nobody listened)`)
  const after = await crowd(4, once(pages.map(path => world.url + path)))
  expectThat(after.endings['200'] === pages.length, `afterwards: ${JSON.stringify(after.endings)}`)
}
