import { setTimeout } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { demoSpecialist } from '../../mocks/accounts/demo-accounts.ts'
import { median } from '../../tests/budgets/median.ts'
import { getPercentile } from '../support/statistics.ts'
import { check } from './check.ts'
import { request, signIn } from './visitors.ts'
import type { Cluster } from './cluster.ts'

const editCount = 30
const maxEditDelayMs = 2000
/** The second purge, a second after the first, is over by then. */
const minReportedDelayMs = 1200

interface Observation {
  readonly edit: number
  readonly entryPoint: string
  readonly ms: number
  readonly requests: number
  readonly slowestMs: number
  readonly lastResponseWithoutEdit: string
  /** Since the save. */
  readonly lastRequestWithoutEditMs: number
}

/** Longer than the TTL of a profile, so that even an edit that purged nothing is visible by then. */
const timeoutMs = 120_000

async function waitForName(name: string, url: string, edit: number, entryPoint: string): Promise<Observation> {
  const savedAt = performance.now()
  let requests = 0
  let slowestMs = 0
  let lastResponseWithoutEdit = 'every response has the edit'
  let lastRequestWithoutEditMs = 0
  for (;;) {
    const startedAt = performance.now()
    const { status, text, headers } = await request(url)
    requests += 1
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    if (text.includes(name))
      return {
        edit,
        entryPoint,
        ms: performance.now() - savedAt,
        requests,
        slowestMs,
        lastResponseWithoutEdit,
        lastRequestWithoutEditMs,
      }
    if (performance.now() - savedAt > timeoutMs)
      throw new Error(`edit ${edit} is not visible through ${entryPoint} after ${timeoutMs / 1000} s`)
    const cacheHeaders = ['x-cache', 'age', 'cache-control'].map(header => `${header} ${headers?.get(header) ?? '-'}`)
    lastRequestWithoutEditMs = startedAt - savedAt
    lastResponseWithoutEdit = `the last response without the edit was requested after ${Math.round(lastRequestWithoutEditMs)} ms (${[`status ${status}`, ...cacheHeaders].join(', ')})`
    await setTimeout(20)
  }
}

export async function checkEdits(cluster: Cluster): Promise<void> {
  console.log('\nEdits')
  const entryPoints = [
    ['Varnish', cluster.url] as const,
    ...cluster.instances.map(({ url }, index) => [`instance ${index + 1}`, url] as const),
  ]
  const author = await signIn(cluster.url, '203.0.113.1', demoSpecialist)
  const ownProfileResponse = await author.read(`${cluster.url}/use-cases/viewOwnProfile?lang=ru`)
  const { value } = JSON.parse(ownProfileResponse.text) as {
    readonly value: { readonly profile: { readonly id: number } }
  }
  const path = `/profiles/${value.profile.id}`
  let readCount = 0
  let immediateReadCount = 0
  const observations: Observation[] = []
  for (let editIndex = 0; editIndex < editCount; editIndex += 1) {
    for (const [, url] of entryPoints) await request(url + path)
    const name = `Имя ${editIndex.toString(36)}${Date.now().toString(36)}`
    const [, writeUrl] = entryPoints[editIndex % entryPoints.length] ?? ['', cluster.url]
    const { status } = await author.write(writeUrl, 'updateUser', { ...demoSpecialist, name })
    if (status !== 200) throw new Error(`Edit ${editIndex} failed with status ${status}`)
    const observationPromises = entryPoints.map(([entryPointName, url]) =>
      waitForName(name, url + path, editIndex, entryPointName),
    )
    for (const [, url] of entryPoints) {
      readCount += 1
      if ((await author.read(url + path)).text.includes(name)) immediateReadCount += 1
    }
    observations.push(...(await Promise.all(observationPromises)))
    // Stays below the write rate limit.
    await setTimeout(1100)
  }
  check(
    immediateReadCount === readCount,
    `${immediateReadCount} of ${readCount} reads by the author saw the edit at once (${editCount} edits)`,
  )
  printObservations(observations)
}

function printObservations(observations: readonly Observation[]): void {
  const times = observations.map(({ ms }) => ms)
  const formatPercentile = (fraction: number) => Math.round(getPercentile(times, fraction))
  const lateCount = observations.filter(({ ms }) => ms > maxEditDelayMs).length
  check(
    lateCount === 0,
    `time until a visitor saw an edit: p50 ${formatPercentile(0.5)}, p95 ${formatPercentile(0.95)}, at most ${formatPercentile(1)} ms; over ${maxEditDelayMs} ms: ${lateCount} of ${observations.length} (system load ${loadavg()[0]?.toFixed(1)})`,
  )
  const slowestResponses = observations.map(({ slowestMs }) => slowestMs)
  console.log(
    `       slowest response: ${Math.round(median(slowestResponses))} ms (median), ${Math.round(Math.max(...slowestResponses))} at most`,
  )
  const delayedObservations = observations.filter(({ requests }) => requests > 1)
  console.log(
    `       ${delayedObservations.length} observations began with a response without the edit; such responses were requested at most ${Math.round(Math.max(0, ...delayedObservations.map(({ lastRequestWithoutEditMs }) => lastRequestWithoutEditMs)))} ms after the save`,
  )
  for (const { edit, entryPoint, ms, requests, slowestMs, lastResponseWithoutEdit } of observations.filter(
    observation => observation.ms > minReportedDelayMs,
  ))
    console.log(
      `       edit ${edit}, ${entryPoint}: ${Math.round(ms)} ms, ${requests} responses, the slowest ${Math.round(slowestMs)} ms, ${lastResponseWithoutEdit}`,
    )
}
