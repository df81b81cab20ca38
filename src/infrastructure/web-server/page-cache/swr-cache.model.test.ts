import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getRunCount } from '#tests/setup/nightly.ts'
import { revalidationPause, staleIfErrorFor } from './freshness.ts'
import { createSwrCache, type Produced, type SwrCache } from './swr-cache.ts'

const ttl = 60
const keys = ['/a', '/b'] as const
type Key = (typeof keys)[number]

/** The expected entry of a page, in seconds. */
interface Kept {
  readonly value: number
  readonly at: number
  readonly isInvalidated: boolean
  readonly failedAt: number
}

interface Model {
  now: number
  /** The number of changes: a render shows the newest. */
  version: number
  /** Renders fail. */
  isFailing: boolean
  readonly kept: Map<Key, Kept>
}

interface Real {
  cache: SwrCache<number>
  renders: number
}

class Failed extends Error {}

const settled = () => new Promise(resolve => setImmediate(resolve))

type Command = fc.AsyncCommand<Model, Real>
const command = (name: string, act: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: act,
  toString: () => name,
})

/** The expected answer by the rules of freshness; undefined for a failure. */
function expected(model: Model, key: Key): { readonly value: number | undefined; readonly renders: boolean } {
  const { now, version, isFailing, kept } = model
  const page = kept.get(key)
  const isExpired = !page || now - page.at >= ttl + staleIfErrorFor
  if (isExpired) return { value: isFailing ? undefined : version, renders: true }
  const isFresh = !page.isInvalidated && now - page.at < ttl
  if (isFresh || now - page.failedAt < revalidationPause) return { value: page.value, renders: false }
  if (!page.isInvalidated) return { value: page.value, renders: true }
  return { value: isFailing ? page.value : version, renders: true }
}

/** The expected entry after a render. */
function note(model: Model, key: Key): void {
  const { now, version, isFailing, kept } = model
  if (!isFailing) {
    kept.set(key, { value: version, at: now, isInvalidated: false, failedAt: Number.NEGATIVE_INFINITY })
    return
  }
  const page = kept.get(key)
  if (page && now - page.at < ttl + staleIfErrorFor) kept.set(key, { ...page, failedAt: now })
  else kept.delete(key)
}

const get = (key: Key, visitors: number) =>
  command(`get ${key} by ${visitors}`, async (model, real) => {
    const { value, renders } = expected(model, key)
    const before = real.renders
    const produce = async (): Promise<Produced<number>> => {
      real.renders += 1
      await settled()
      if (model.isFailing) throw new Failed()
      return { partition: 'pages', value: model.version, bytes: 10, ttl }
    }
    const asked = Array.from({ length: visitors }, async () => (await real.cache.get(key, produce)).value)
    const answers = await Promise.all(asked.map(answer => answer.catch((error: unknown) => error)))
    for (const answer of answers) {
      if (value === undefined) expect(answer).toBeInstanceOf(Failed)
      else expect(answer).toBe(value)
    }
    // A revalidation goes on in the background.
    await settled()
    await settled()
    expect(real.renders - before).toBe(renders ? 1 : 0)
    if (renders) note(model, key)
  })

const overtake = (key: Key): Command => ({
  check: model => !model.isFailing && expected(model, key).renders,
  toString: () => `get ${key}, which changes meanwhile`,
  run: async (model, real) => {
    const { value } = expected(model, key)
    const page = model.kept.get(key)
    const started = model.version
    const asked = real.cache.get(key, async () => {
      await settled()
      return { partition: 'pages', value: started, bytes: 10, ttl }
    })
    real.cache.invalidate(new Set([key]))
    model.version += 1
    const hit = await asked
    expect(hit.value).toBe(value)
    await settled()
    await settled()
    const isKept = page && model.now - page.at < ttl + staleIfErrorFor
    // A stale page was served before the change; a waiting request learns that it is outdated.
    if (asked instanceof Promise) expect(hit.isOutdated).toBe(true)
    const stale = isKept ? page : { value: started, at: model.now, failedAt: Number.NEGATIVE_INFINITY }
    model.kept.set(key, { ...stale, isInvalidated: true })
  },
})

const invalidate = (key: Key) =>
  command(`invalidate ${key}`, async (model, real) => {
    model.version += 1
    real.cache.invalidate(new Set([key]))
    const page = model.kept.get(key)
    if (page) model.kept.set(key, { ...page, isInvalidated: true })
  })

const fail = (isFailing: boolean) =>
  command(isFailing ? 'fail' : 'recover', async model => {
    model.isFailing = isFailing
  })

const pass = (seconds: number) =>
  command(`${seconds} s pass`, async model => {
    model.now += seconds
  })

const restart = (newCache: (model: Model) => SwrCache<number>) =>
  command('restart', async (model, real) => {
    real.cache = newCache(model)
    model.kept.clear()
  })

it('the page cache follows its rules for any order of events', async () => {
  const newCache = (model: Model) =>
    createSwrCache<number>({ pagesBytes: 1000, missingBytes: 100, searchesBytes: 100, now: () => model.now * 1000 })
  const key = fc.constantFrom(...keys)
  const commands = fc.commands<Model, Real, false>(
    [
      fc.tuple(key, fc.constantFrom(1, 3)).map(([of, visitors]) => get(of, visitors)),
      key.map(overtake),
      key.map(invalidate),
      fc.boolean().map(fail),
      fc.constantFrom(1, revalidationPause, ttl - 1, ttl, staleIfErrorFor, ttl + staleIfErrorFor).map(pass),
      fc.constant(restart(newCache)),
    ],
    { maxCommands: 40, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(commands, async all => {
      const model: Model = { now: 0, version: 0, isFailing: false, kept: new Map() }
      await fc.asyncModelRun(() => ({ model, real: { cache: newCache(model), renders: 0 } }), all)
    }),
    { numRuns: getRunCount(100) },
  )
})
