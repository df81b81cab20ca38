import { setTimeout } from 'node:timers/promises'
import { loadavg } from 'node:os'
import { demoAccount } from '../../mocks/accounts/demo-account.ts'
import { median } from '../../tests/budgets/median.ts'
import { expectThat } from './report.ts'
import { ask, signedIn } from './visitors.ts'
import type { World } from './world.ts'

const edits = 30
/** Milliseconds within which everybody sees an edit. */
const limit = 2000
/** Those who saw it later than the second purge are listed. */
const slow = 1200

/** How a stranger came to see an edit through one entrance. */
interface Sight {
  readonly edit: number
  readonly entrance: string
  readonly ms: number
  readonly asked: number
  /** The longest that one answer took, and what came with the last old one. */
  readonly longestMs: number
  readonly lastOld: string
  /** When the last old one was asked for. */
  readonly oldMs: number
}

/** Asks again and again until the name is there. */
async function waitFor(name: string, url: string, edit: number, entrance: string): Promise<Sight> {
  const saved = performance.now()
  let [asked, longestMs, lastOld, oldMs] = [0, 0, 'none', 0]
  for (;;) {
    const began = performance.now()
    const { text, headers } = await ask(url)
    asked += 1
    longestMs = Math.max(longestMs, performance.now() - began)
    if (text.includes(name)) return { edit, entrance, ms: performance.now() - saved, asked, longestMs, lastOld, oldMs }
    const told = ['x-cache', 'age', 'cache-control'].map(header => `${header} ${headers?.get(header) ?? '-'}`)
    oldMs = began - saved
    lastOld = `${Math.round(oldMs)} ms (${told.join(', ')})`
    await setTimeout(20)
  }
}

/** An edit is seen by its author at once and by everybody within two seconds, through every instance and Varnish. */
export async function editsAreSeen(world: World): Promise<void> {
  console.log('\nEdits')
  const entrances = [
    ['Varnish', world.url] as const,
    ...world.instances.map(({ url }, at) => [`instance ${at + 1}`, url] as const),
  ]
  const author = await signedIn(world.url, '203.0.113.1', demoAccount)
  const own = await author.read(`${world.url}/use-cases/viewOwnProfile?lang=ru`)
  const { value } = JSON.parse(own.text) as { readonly value: { readonly profile: { readonly id: number } } }
  const page = `/profiles/${value.profile.id}`
  let [seenAtOnce, asked] = [0, 0]
  const sights: Sight[] = []
  for (let number = 0; number < edits; number += 1) {
    for (const [, entrance] of entrances) await ask(entrance + page)
    const name = `Имя ${number.toString(36)}${Date.now().toString(36)}`
    const [, through] = entrances[number % entrances.length] ?? ['', world.url]
    const { status } = await author.write(through, 'updateUser', { ...demoAccount, name })
    if (status !== 200) throw new Error(`Edit ${number} ended with ${status}`)
    const strangers = entrances.map(([called, entrance]) => waitFor(name, entrance + page, number, called))
    for (const [, entrance] of entrances) {
      asked += 1
      if ((await author.read(entrance + page)).text.includes(name)) seenAtOnce += 1
    }
    sights.push(...(await Promise.all(strangers)))
    // Of those a minute allows, some are left for signing in.
    await setTimeout(1100)
  }
  expectThat(
    seenAtOnce === asked,
    `${seenAtOnce} of ${asked} reads by the author saw the edit at once (${edits} edits)`,
  )
  printSights(sights)
}

function printSights(sights: readonly Sight[]): void {
  const sorted = sights.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0)
  const late = sights.filter(({ ms }) => ms > limit).length
  expectThat(
    late === 0,
    `everybody saw it: p50 ${at(0.5)}, p95 ${at(0.95)}, at most ${at(1)} ms; after more than ${limit} ms: ${late} of ${sights.length} (load of the machine ${loadavg()[0]?.toFixed(1)})`,
  )
  const longest = sights.map(({ longestMs }) => longestMs)
  console.log(
    `       one answer took ${Math.round(median(longest))} ms (median), ${Math.round(Math.max(...longest))} at most`,
  )
  const old = sights.filter(({ asked }) => asked > 1)
  console.log(
    `       ${old.length} were given an old page first, asked for after ${Math.round(Math.max(0, ...old.map(({ oldMs }) => oldMs)))} ms at most`,
  )
  for (const { edit, entrance, ms, asked, longestMs, lastOld } of sights.filter(sight => sight.ms > slow))
    console.log(
      `       edit ${edit}, ${entrance}: ${Math.round(ms)} ms, ${asked} answers, the longest ${Math.round(longestMs)} ms, the last old one asked for after ${lastOld}`,
    )
}
