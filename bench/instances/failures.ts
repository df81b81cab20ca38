import { setTimeout } from 'node:timers/promises'
import { check } from './check.ts'
import { request, runVisitors, type ResponseCounts } from './visitors.ts'
import type { Cluster } from './cluster.ts'

const pages = Array.from({ length: 120 }, (_, number) => `/profiles/${number + 100}`)

function createUrlSupply(urls: readonly string[]) {
  const remainingUrls = [...urls]
  return () => remainingUrls.pop()
}
const listAllUrls = (cluster: Cluster) => cluster.instances.flatMap(({ url }) => pages.map(path => url + path))

/** Pages become stale, so that revalidations fail, only if `seconds` exceeds the TTL of profiles (60 s). */
async function requestPages(cluster: Cluster, seconds: number): Promise<ResponseCounts> {
  const counts: Record<string, number> = {}
  const endsAt = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const number = turn % pages.length
    const renderingInstanceUrl = cluster.instances[number % cluster.instances.length]?.url
    const { status } = await request(`${turn % 4 === 0 ? cluster.url : renderingInstanceUrl}${pages[number]}`)
    counts[status] = (counts[status] ?? 0) + 1
    await setTimeout(200)
  }
  return counts
}

export async function checkApiFailure(cluster: Cluster, release: string, port: number, seconds: number): Promise<void> {
  console.log(`\nThe API is down for ${seconds} s`)
  const renderUrls = pages.map(
    (path, number) => (cluster.instances[number % cluster.instances.length]?.url ?? '') + path,
  )
  const renderResponses = await runVisitors(4, createUrlSupply(renderUrls))
  check(
    renderResponses.counts['200'] === pages.length,
    `${pages.length} pages rendered, each by one instance: ${JSON.stringify(renderResponses.counts)}`,
  )
  await cluster.api.kill()
  const newInstance = await cluster.startInstance(release, port)
  const countsDuringFailure = await requestPages(cluster, seconds)
  check(
    Object.keys(countsDuringFailure).join() === '200',
    `during the failure, the rendering instances and Varnish: ${JSON.stringify(countsDuringFailure)}`,
  )
  const allResponses = await runVisitors(8, createUrlSupply(listAllUrls(cluster)))
  check(
    allResponses.counts['200'] === pages.length * cluster.instances.length,
    `every page through every instance: ${JSON.stringify(allResponses.counts)}, slowest ${allResponses.slowestMs} ms`,
  )
  const newInstanceResponses = await runVisitors(8, createUrlSupply(pages.map(path => newInstance.url + path)))
  check(
    newInstanceResponses.counts['200'] === pages.length,
    `every page through the new instance: ${JSON.stringify(newInstanceResponses.counts)}`,
  )
  const { status } = await request(`${newInstance.url}/profiles/4321`)
  check(status === '503', `a page that was never rendered: ${status}`)
  await newInstance.stop()
  await cluster.api.start()
}

export async function checkRedisFailure(cluster: Cluster): Promise<void> {
  console.log('\nRedis')
  const readUpGauges = async () =>
    Promise.all(cluster.instances.map(({ readMetric }) => readMetric('znatok_valkey_up')))
  const checkPhase = async (name: string, isUp: 0 | 1) => {
    const { counts, slowestMs } = await runVisitors(
      8,
      createUrlSupply([...listAllUrls(cluster), ...listAllUrls(cluster)]),
    )
    const gauges = await readUpGauges()
    check(
      counts['200'] === listAllUrls(cluster).length * 2 && gauges.every(gauge => gauge === isUp),
      `${name}: ${JSON.stringify(counts)}, slowest ${slowestMs} ms, znatok_valkey_up ${gauges.join(' ')}`,
    )
  }
  await checkPhase('healthy', 1)
  cluster.redis.signal('SIGSTOP')
  // An instance counts Redis as down only after a command has timed out.
  for (const { url } of cluster.instances) await request(`${url}/profiles/990`)
  await checkPhase('hung', 0)
  cluster.redis.signal('SIGCONT')
  await setTimeout(1500)
  await checkPhase('resumed', 1)
  await cluster.redis.kill()
  await checkPhase('killed', 0)
  await cluster.redis.start()
  await setTimeout(1500)
  await checkPhase('restarted, empty', 1)
}

const requestsAfterRestart = 500

export async function checkVarnishRestart(cluster: Cluster): Promise<void> {
  console.log('\nVarnish')
  let hasRestarted = false
  const takeUrl = () => (hasRestarted ? undefined : cluster.url + (pages[0] ?? ''))
  const restart = async () => {
    await cluster.restartVarnish()
    hasRestarted = true
  }
  const [{ counts }] = await Promise.all([runVisitors(2, takeUrl), restart()])
  const unexpectedStatuses = Object.keys(counts).filter(status => status !== '200' && status !== 'failed')
  check(
    unexpectedStatuses.length === 0,
    `during the restart of Varnish: ${JSON.stringify(counts)} (failed: no complete response)`,
  )
  const urls = Array.from(
    { length: requestsAfterRestart },
    (_, number) => cluster.url + (pages[number % pages.length] ?? ''),
  )
  const responsesAfterRestart = await runVisitors(4, createUrlSupply(urls))
  check(
    responsesAfterRestart.counts['200'] === urls.length,
    `after the restart: ${JSON.stringify(responsesAfterRestart.counts)}`,
  )
}
