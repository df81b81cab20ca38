import { buildNextRelease } from '../../tests/servers/build-next-release.ts'
import { check } from './check.ts'
import { request, runVisitors } from './visitors.ts'
import type { Cluster } from './cluster.ts'

const paths = ['/moskva', '/en/kazan', '/moskva/specialists', '/profiles/1', '/en/profiles/2', '/about', '/profiles']

export async function checkRelease(cluster: Cluster, minRequestCount: number): Promise<void> {
  console.log('\nRelease')
  const release = await buildNextRelease()
  const files = new Set<string>()
  for (const path of paths)
    for (const [, names = ''] of (await request(cluster.url + path)).text.matchAll(/data-files="([^"]*)"/g))
      for (const name of names.split(' ')) files.add(name)

  let sentCount = 0
  let isReleased = false
  // Every second URL is unique, so that Varnish has no copy and the request reaches an instance.
  const takeUrl = () => {
    if (sentCount >= minRequestCount && isReleased) return undefined
    sentCount += 1
    const path = paths[sentCount % paths.length] ?? '/'
    return cluster.url + (sentCount % 2 === 0 ? path : `${path}?visit=${sentCount}`)
  }
  const replaceInstances = async () => {
    for (const [index, signal] of (['SIGTERM', 'SIGKILL', 'SIGTERM'] as const).entries())
      await cluster.replaceInstance(index, release, signal)
    isReleased = true
  }
  const [{ counts, slowestMs }] = await Promise.all([runVisitors(20, takeUrl), replaceInstances()])
  const successCount = counts['200'] ?? 0
  check(
    successCount === sentCount,
    `${sentCount} requests while three instances were replaced (SIGTERM, SIGKILL, SIGTERM): ${JSON.stringify(counts)}, slowest ${slowestMs} ms`,
  )
  const responses = await Promise.all([...files].map(file => request(cluster.url + file)))
  const servedCount = responses.filter(({ status }) => status === '200').length
  check(
    servedCount === files.size && servedCount > 0,
    `${servedCount} of ${files.size} scripts of the old build's pages are still served`,
  )
}
