import { setTimeout } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { demoAccount } from '../../mocks/accounts/demo-account.ts'
import { median } from '../../tests/budgets/median.ts'
import { check } from './report.ts'
import { request, signIn } from './visitors.ts'
import type { Cluster } from './cluster.ts'

const edits = 30
/** All visitors must see an edit within this time. */
const limitMs = 2000
/** Later observations, after the second purge, are listed. */
const slowMs = 1200

/** When and how a visitor saw an edit through Varnish or an instance. */
interface Observation {
  readonly edit: number
  readonly entrance: string
  readonly ms: number
  readonly requests: number
  /** The slowest response, and the headers of the last stale one. */
  readonly longestMs: number
  readonly lastStale: string
  /** When the last stale response was requested. */
  readonly lastStaleMs: number
}

/** Polls until the page contains the name. */
async function waitForName(name: string, url: string, edit: number, entrance: string): Promise<Observation> {
  const saved = performance.now()
  let [requests, longestMs, lastStale, lastStaleMs] = [0, 0, 'none', 0]
  for (;;) {
    const startedAt = performance.now()
    const { text, headers } = await request(url)
    requests += 1
    longestMs = Math.max(longestMs, performance.now() - startedAt)
    if (text.includes(name))
      return { edit, entrance, ms: performance.now() - saved, requests, longestMs, lastStale, lastStaleMs }
    const cacheHeaders = ['x-cache', 'age', 'cache-control'].map(header => `${header} ${headers?.get(header) ?? '-'}`)
    lastStaleMs = startedAt - saved
    lastStale = `${Math.round(lastStaleMs)} ms (${cacheHeaders.join(', ')})`
    await setTimeout(20)
  }
}

/** The author must see an edit at once, all others within two seconds, through each instance and Varnish. */
export async function checkEdits(cluster: Cluster): Promise<void> {
  console.log('\nEdits')
  const entrances = [
    ['Varnish', cluster.url] as const,
    ...cluster.instances.map(({ url }, getPercentile) => [`instance ${getPercentile + 1}`, url] as const),
  ]
  const author = await signIn(cluster.url, '203.0.113.1', demoAccount)
  const own = await author.read(`${cluster.url}/use-cases/viewOwnProfile?lang=ru`)
  const { value } = JSON.parse(own.text) as { readonly value: { readonly profile: { readonly id: number } } }
  const page = `/profiles/${value.profile.id}`
  let [seenAtOnce, requests] = [0, 0]
  const observations: Observation[] = []
  for (let number = 0; number < edits; number += 1) {
    for (const [, entrance] of entrances) await request(entrance + page)
    const name = `Имя ${number.toString(36)}${Date.now().toString(36)}`
    const [, entrance] = entrances[number % entrances.length] ?? ['', cluster.url]
    const { status } = await author.write(entrance, 'updateUser', { ...demoAccount, name })
    if (status !== 200) throw new Error(`Edit ${number} ended with ${status}`)
    const visitors = entrances.map(([called, entrance]) => waitForName(name, entrance + page, number, called))
    for (const [, entrance] of entrances) {
      requests += 1
      if ((await author.read(entrance + page)).text.includes(name)) seenAtOnce += 1
    }
    observations.push(...(await Promise.all(visitors)))
    // Stays below the limit of writes per minute.
    await setTimeout(1100)
  }
  check(
    seenAtOnce === requests,
    `${seenAtOnce} of ${requests} reads by the author saw the edit at once (${edits} edits)`,
  )
  printObservations(observations)
}

function printObservations(observations: readonly Observation[]): void {
  const sorted = observations.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const getPercentile = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  const late = observations.filter(({ ms }) => ms > limitMs).length
  check(
    late === 0,
    `all visitors saw it: p50 ${getPercentile(0.5)}, p95 ${getPercentile(0.95)}, at most ${getPercentile(1)} ms; after more than ${limitMs} ms: ${late} of ${observations.length} (system load ${loadavg()[0]?.toFixed(1)})`,
  )
  const longest = observations.map(({ longestMs }) => longestMs)
  console.log(
    `       responses took ${Math.round(median(longest))} ms (median), ${Math.round(Math.max(...longest))} at most`,
  )
  const stale = observations.filter(({ requests }) => requests > 1)
  console.log(
    `       ${stale.length} got a stale page first, requested after ${Math.round(Math.max(0, ...stale.map(({ lastStaleMs }) => lastStaleMs)))} ms at most`,
  )
  for (const { edit, entrance, ms, requests, longestMs, lastStale } of observations.filter(sight => sight.ms > slowMs))
    console.log(
      `       edit ${edit}, ${entrance}: ${Math.round(ms)} ms, ${requests} responses, the slowest ${Math.round(longestMs)} ms, the last stale one requested after ${lastStale}`,
    )
}
