import { buildNextRelease } from '../../tests/servers/build-next-release.ts'
import { check } from './report.ts'
import { request, runVisitors } from './visitors.ts'
import type { Cluster } from './cluster.ts'

const paths = ['/moskva', '/en/kazan', '/moskva/specialists', '/profiles/1', '/en/profiles/2', '/about', '/profiles']

/** No request may fail during a rolling release, and the old build's scripts must stay available. */
export async function checkRelease(cluster: Cluster, requests: number): Promise<void> {
  console.log('\nRelease')
  const release = await buildNextRelease()
  const files = new Set<string>()
  for (const path of paths)
    for (const [, names = ''] of (await request(cluster.url + path)).text.matchAll(/data-files="([^"]*)"/g))
      for (const name of names.split(' ')) files.add(name)

  let [sent, released] = [0, false]
  // Every other URL is unique, so that it reaches an instance.
  const next = () => {
    if (sent >= requests && released) return undefined
    sent += 1
    const path = paths[sent % paths.length] ?? '/'
    return cluster.url + (sent % 2 === 0 ? path : `${path}?visit=${sent}`)
  }
  const replaceAll = async () => {
    for (const [at, signal] of (['SIGTERM', 'SIGKILL', 'SIGTERM'] as const).entries())
      await cluster.replace(at, release, signal)
    released = true
  }
  const [{ counts, slowestMs }] = await Promise.all([runVisitors(20, next), replaceAll()])
  const successful = counts['200'] ?? 0
  check(
    successful === sent,
    `${sent} requests while three instances were replaced (SIGTERM, SIGKILL, SIGTERM): ${JSON.stringify(counts)}, slowest ${slowestMs} ms`,
  )
  const responses = await Promise.all([...files].map(file => request(cluster.url + file)))
  const found = responses.filter(({ outcome }) => outcome === '200').length
  check(
    found === files.size && found > 0,
    `${found} of ${files.size} scripts of the old build's pages are still served`,
  )
}
