import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getRunCount } from '#tests/setup/nightly.ts'
import { revalidationPauseSeconds, staleIfErrorSeconds } from './freshness.ts'
import { createSwrCache, type RenderResult, type SwrCache } from './swr-cache.ts'

const ttl = 60
const keys = ['/a', '/b'] as const
type Key = (typeof keys)[number]

/** Times are in seconds. */
interface ExpectedEntry {
  readonly value: number
  readonly producedAt: number
  readonly isInvalidated: boolean
  readonly failedAt: number
}

interface Model {
  now: number
  /** The number of changes so far, which a render returns. */
  version: number
  isFailing: boolean
  readonly entries: Map<Key, ExpectedEntry>
}

interface Real {
  cache: SwrCache<number>
  renderCount: number
}

class RenderError extends Error {}

const settle = () => new Promise(resolve => setImmediate(resolve))

type Command = fc.AsyncCommand<Model, Real>
const createCommand = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
})

function getExpected(model: Model, key: Key): { readonly value: number | undefined; readonly needsRender: boolean } {
  const { now, version, isFailing, entries } = model
  const page = entries.get(key)
  const isExpired = !page || now - page.producedAt >= ttl + staleIfErrorSeconds
  if (isExpired) return { value: isFailing ? undefined : version, needsRender: true }
  const isFresh = !page.isInvalidated && now - page.producedAt < ttl
  if (isFresh || now - page.failedAt < revalidationPauseSeconds) return { value: page.value, needsRender: false }
  if (!page.isInvalidated) return { value: page.value, needsRender: true }
  return { value: isFailing ? page.value : version, needsRender: true }
}

function updateModel(model: Model, key: Key): void {
  const { now, version, isFailing, entries } = model
  if (!isFailing) {
    entries.set(key, { value: version, producedAt: now, isInvalidated: false, failedAt: Number.NEGATIVE_INFINITY })
    return
  }
  const page = entries.get(key)
  if (page && now - page.producedAt < ttl + staleIfErrorSeconds) entries.set(key, { ...page, failedAt: now })
  else entries.delete(key)
}

const createGetCommand = (key: Key, visitors: number) =>
  createCommand(`get ${key} by ${visitors}`, async (model, real) => {
    const { value, needsRender } = getExpected(model, key)
    const renderCountBefore = real.renderCount
    const produce = async (): Promise<RenderResult<number>> => {
      real.renderCount += 1
      await settle()
      if (model.isFailing) throw new RenderError()
      return { partition: 'pages', value: model.version, bytes: 10, ttl }
    }
    const requests = Array.from({ length: visitors }, async () => (await real.cache.get(key, produce)).value)
    const outcomes = await Promise.all(requests.map(request => request.catch((error: unknown) => error)))
    for (const outcome of outcomes) {
      if (value === undefined) expect(outcome).toBeInstanceOf(RenderError)
      else expect(outcome).toBe(value)
    }
    // A revalidation continues in the background.
    await settle()
    await settle()
    expect(real.renderCount - renderCountBefore).toBe(needsRender ? 1 : 0)
    if (needsRender) updateModel(model, key)
  })

const createChangeDuringRenderCommand = (key: Key): Command => ({
  check: model => !model.isFailing && getExpected(model, key).needsRender,
  toString: () => `get ${key}, which changes meanwhile`,
  run: async (model, real) => {
    const { value } = getExpected(model, key)
    const page = model.entries.get(key)
    const renderedVersion = model.version
    const request = real.cache.get(key, async () => {
      await settle()
      return { partition: 'pages', value: renderedVersion, bytes: 10, ttl }
    })
    real.cache.invalidate(new Set([key]))
    model.version += 1
    const result = await request
    expect(result.value).toBe(value)
    await settle()
    await settle()
    const hasUsableEntry = page && model.now - page.producedAt < ttl + staleIfErrorSeconds
    // A stale page is returned synchronously, before the change. Only a request that waits gets an outdated value.
    if (request instanceof Promise) expect(result.isOutdated).toBe(true)
    const staleEntry = hasUsableEntry
      ? page
      : { value: renderedVersion, producedAt: model.now, failedAt: Number.NEGATIVE_INFINITY }
    model.entries.set(key, { ...staleEntry, isInvalidated: true })
  },
})

const createInvalidateCommand = (key: Key) =>
  createCommand(`invalidate ${key}`, async (model, real) => {
    model.version += 1
    real.cache.invalidate(new Set([key]))
    const page = model.entries.get(key)
    if (page) model.entries.set(key, { ...page, isInvalidated: true, failedAt: Number.NEGATIVE_INFINITY })
  })

const createFailCommand = (isFailing: boolean) =>
  createCommand(isFailing ? 'fail' : 'recover', async model => {
    model.isFailing = isFailing
  })

const createAdvanceTimeCommand = (seconds: number) =>
  createCommand(`${seconds} s pass`, async model => {
    model.now += seconds
  })

const createRestartCommand = (createCache: (model: Model) => SwrCache<number>) =>
  createCommand('restart', async (model, real) => {
    real.cache = createCache(model)
    model.entries.clear()
  })

it('behaves like the model for any order of events', async () => {
  const createCache = (model: Model) =>
    createSwrCache<number>({ pagesBytes: 1000, missingBytes: 100, searchesBytes: 100, now: () => model.now * 1000 })
  const key = fc.constantFrom(...keys)
  const commands = fc.commands<Model, Real, false>(
    [
      fc.tuple(key, fc.constantFrom(1, 3)).map(([commandKey, visitors]) => createGetCommand(commandKey, visitors)),
      key.map(createChangeDuringRenderCommand),
      key.map(createInvalidateCommand),
      fc.boolean().map(createFailCommand),
      fc
        .constantFrom(1, revalidationPauseSeconds, ttl - 1, ttl, staleIfErrorSeconds, ttl + staleIfErrorSeconds)
        .map(createAdvanceTimeCommand),
      fc.constant(createRestartCommand(createCache)),
    ],
    { maxCommands: 40, size: 'max' },
  )
  await fc.assert(
    fc.asyncProperty(commands, async commandList => {
      const model: Model = { now: 0, version: 0, isFailing: false, entries: new Map() }
      await fc.asyncModelRun(() => ({ model, real: { cache: createCache(model), renderCount: 0 } }), commandList)
    }),
    { numRuns: getRunCount(100) },
  )
})
