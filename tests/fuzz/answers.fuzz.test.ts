import type { Effect } from 'effect'
import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorTable } from '#application/error-table.ts'
import { run } from '#application/outcome.ts'
import { useCases } from '#application/use-cases.ts'
import { interactions } from '#contracts/interactions.ts'
import { currentPact } from '#contracts/released.ts'
import { createApiClient } from '#infrastructure/api/client.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { gateways, type Gateways } from '#infrastructure/api/gateways.ts'
import { getRunCount } from '#tests/setup/nightly.ts'
import { measureHeapBytes } from './measure-heap-bytes.ts'
import { mutatedAnswer, type Answer } from './mutated-answer.ts'
import { findImpossibleNumbers } from './find-impossible-numbers.ts'

const numRuns = getRunCount(15)

interface Recorded {
  readonly description: string
  readonly response: { readonly body?: unknown }
}
const { interactions: recorded } = JSON.parse(await readFile(currentPact, 'utf8')) as {
  readonly interactions: readonly Recorded[]
}
const getRecordedAnswer = (description: string) =>
  recorded.find(one => one.description === description)?.response.body ?? {}
const getAnswerSize = (description: string) => JSON.stringify(getRecordedAnswer(description)).length

/** For each call, the interaction with the largest answer. */
const calls = Object.keys(endpoints).map(name => {
  const done = interactions.filter(({ endpoint, response }) => endpoint === name && response.status === 200)
  const [richest] = done.toSorted((a, b) => getAnswerSize(b.description) - getAnswerSize(a.description))
  if (!richest) throw new Error(`no interaction of ${name}`)
  return { name, ask: richest.ask, answer: getRecordedAnswer(richest.description) }
})

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const bearer = {
  session: { token: () => '1|x', open: () => {}, close: () => {} },
  refreshToken: async () => undefined,
}

type FakeAnswer = Pick<Answer, 'status'> & Partial<Pick<Answer, 'retryAfter'>> & { readonly text: BodyInit }

function createGateways(getAnswer: (address: string) => FakeAnswer): Gateways {
  const fetch = async (address: string) => {
    const { status, text, retryAfter } = getAnswer(address)
    return new Response(text, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
  }
  const client = createApiClient({ baseUrl: '', locale: { current: () => 'ru' }, logger: silent, bearer, fetch })
  return Object.fromEntries(Object.entries(gateways).map(([name, make]) => [name, make(() => client)])) as Gateways
}

beforeEach(() => {
  // Shortens the random pause before a retry.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  return () => {
    vi.restoreAllMocks()
  }
})

const tags = new Set(Object.keys(errorTable).filter(tag => tag !== 'Defect'))

/** Expects success or an error of the error table, and no defect. */
function expectKnownError(outcome: Awaited<ReturnType<typeof run>>): void {
  expect(outcome.ok || tags.has(String(Reflect.get(Object(outcome.error), '_tag'))), JSON.stringify(outcome)).toBe(true)
}

const getCall = (name: string) => {
  const call = calls.find(one => one.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

const publicReads = [
  'randomProfiles',
  'profiles',
  'profileReviews',
  'profileById',
  'regions',
  'cityBySlug',
  'categories',
  'categoryBySlug',
]

/** The endpoint that an address belongs to, among those of public pages. */
function findEndpoint(address: string): string {
  const { pathname } = new URL(address, 'http://api.test')
  const found = publicReads.find(name =>
    new RegExp(`^${getCallPath(name).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  return found ?? 'categoryBySlug'
}
const getCallPath = (name: string) => Object.entries(endpoints).find(([other]) => other === name)?.[1].path ?? ''

const mutatedAnswers = fc
  .record(Object.fromEntries(publicReads.map(name => [name, mutatedAnswer(getCall(name).answer)])))
  .map(answers => (name: string): Answer => {
    const answer = answers[name]
    if (!answer) throw new Error(`no answer of ${name}`)
    return answer
  })

type Read = (found: Gateways) => Effect.Effect<unknown, unknown>

const pageReads: readonly (readonly [string, Read])[] = [
  ['findCity', found => useCases.findCity(found)('kazan')],
  ['viewCity', found => useCases.viewCity(found)('kazan')],
  ['suggestCities', found => useCases.suggestCities(found)('kazann')],
  ['listRegions', found => found.cityGateway.regions()],
  ['listCategories', found => found.categoryGateway.tree({ cityId: 5, withAvatars: true })],
  ['findCategory', found => found.categoryGateway.bySlug({ slug: 'repair/bathroom', cityId: 5 })],
  ['listCategoriesByCity', found => useCases.listCategoriesByCity(found)([{ id: 5, slug: 'kazan', name: 'Kazan' }])],
  ['viewList', found => useCases.viewList(found)({ city: 'kazan', category: 'repair/bathroom', filters: {}, page: 1 })],
  ['listProfiles', found => found.profileGateway.list({ cityId: 5, page: 1, perPage: 1 })],
  ['listProfilePages', found => useCases.listProfilePages(found)({ from: 1, to: 3, perPage: 24 })],
  ['randomProfiles', found => useCases.randomProfiles(found)()],
  [
    'suggest',
    found => useCases.suggest({ ...found, locale: { current: () => 'ru' } })({ text: 'ванна', city: 'kazan' }),
  ],
  ['viewProfile', found => found.profileGateway.byId(42)],
  ['listReviews', found => useCases.listReviews(found)({ profileId: 42, page: 1 })],
]

/** The field that must be an empty list in the answer if the outcome is an empty list. */
const listFields: Readonly<Record<string, string>> = {
  regions: 'regions',
  categories: 'categories',
  profiles: 'data',
  profileReviews: 'data',
  complaintTypes: 'types',
  notifications: 'data',
}

function isEmptyList(value: unknown): boolean {
  const list: unknown = Array.isArray(value) ? value : Reflect.get(Object(value), 'items')
  return Array.isArray(list) && list.length === 0
}

describe('with arbitrary answers of the API', () => {
  it.each(calls)('$name returns plausible values or a known error', async ({ name, ask, answer }) => {
    await fc.assert(
      fc.asyncProperty(mutatedAnswer(answer), async answered => {
        const outcome = await run(ask(createGateways(() => answered)))
        expectKnownError(outcome)
        if (!outcome.ok) return
        expect(findImpossibleNumbers(outcome.value)).toEqual([])
        const list = listFields[name]
        if (list === undefined || !isEmptyList(outcome.value)) return
        const sent: unknown = JSON.parse(answered.text)
        expect(Reflect.get(Object(sent), list)).toEqual([])
      }),
      { numRuns },
    )
  })

  it.each(pageReads)('the use-case %s of a public page does not throw', async (_, useCase) => {
    await fc.assert(
      fc.asyncProperty(mutatedAnswers, async answers => {
        const found = createGateways(address => answers(findEndpoint(address)))
        expectKnownError(await run(useCase(found)))
      }),
      { numRuns: getRunCount(5, 200) },
    )
  })

  it.each([100, 3000, 100_000])('categories %i levels deep return a value or a known error', async levels => {
    const opening = '{"id":1,"slug":"a","name":"A","children":['
    const tree = `${opening.repeat(levels)}${']}'.repeat(levels)}`
    for (const text of [`{"categories":[${tree}]}`, `{"category":${tree}}`]) {
      const found = createGateways(() => ({ status: 200, text }))
      expectKnownError(await run(found.categoryGateway.tree({})))
      expectKnownError(await run(found.categoryGateway.bySlug({ slug: 'a' })))
    }
  })

  it('a body of 50 MB is neither read to the end nor kept in memory', async () => {
    const part = new Uint8Array(1_000_000).fill(32)
    const before = measureHeapBytes()
    for (const { ask } of calls) {
      let parts = 0
      const pull = (to: ReadableStreamDefaultController<Uint8Array>) => {
        if (parts >= 50) to.close()
        else to.enqueue(part)
        parts += 1
      }
      const outcome = await run(ask(createGateways(() => ({ status: 200, text: new ReadableStream({ pull }) }))))
      expectKnownError(outcome)
      expect(outcome.ok).toBe(false)
      // Queries are retried once.
      expect(parts).toBeLessThan(25)
    }
    expect(measureHeapBytes() - before).toBeLessThan(30_000_000)
  })

  it('large answers are not kept in memory', async () => {
    const { ask, answer } = getCall('categories')
    const requestLargeAnswer = async (index: number) => {
      const text = JSON.stringify({ ...Object(answer), padding: `${index}`.repeat(6_000_000) })
      await run(ask(createGateways(() => ({ status: 200, text }))))
    }
    await requestLargeAnswer(0)
    const before = measureHeapBytes()
    for (let index = 1; index < 10; index++) await requestLargeAnswer(index)
    expect(measureHeapBytes() - before).toBeLessThan(30_000_000)
  })
})
