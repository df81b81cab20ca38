import type { Effect } from 'effect'
import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorTable } from '#application/error-table.ts'
import { run } from '#application/outcome.ts'
import { useCases } from '#application/use-cases.ts'
import { interactions } from '#contracts/interactions.ts'
import { currentPactPath } from '#contracts/pact-files.ts'
import type { ReviewForbidden } from '#domain/review/new-review.ts'
import { createApiClient } from '#infrastructure/api/client.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { gatewayFactories, type Gateways } from '#infrastructure/api/gateways.ts'
import { getRunCount } from '#tests/setup/nightly.ts'
import { measureHeapBytes } from './measure-heap-bytes.ts'
import { createResponseArbitrary, type MutatedResponse } from './response-arbitrary.ts'
import { findImpossibleNumbers } from './find-impossible-numbers.ts'

const numRuns = getRunCount(15)

interface RecordedInteraction {
  readonly description: string
  readonly response: { readonly body?: unknown }
}
const { interactions: recordedInteractions } = JSON.parse(await readFile(currentPactPath, 'utf8')) as {
  readonly interactions: readonly RecordedInteraction[]
}
const getRecordedBody = (description: string) =>
  recordedInteractions.find(interaction => interaction.description === description)?.response.body ?? {}
const getBodySize = (description: string) => JSON.stringify(getRecordedBody(description)).length

const calls = Object.keys(endpoints).map(name => {
  const successes = interactions.filter(({ endpoint, response }) => endpoint === name && response.status === 200)
  const [largest] = successes.toSorted((a, b) => getBodySize(b.description) - getBodySize(a.description))
  if (!largest) throw new Error(`no interaction for the endpoint ${name}`)
  return { name, call: largest.callGateway, recordedBody: getRecordedBody(largest.description) }
})

const silentLogger = { info: () => {}, warn: () => {}, error: () => {} }
const bearer = {
  session: { getToken: () => '1|x', open: () => {}, correctHint: () => {}, close: () => {} },
  refreshToken: async () => undefined,
}

type FakeResponse = Pick<MutatedResponse, 'status'> &
  Partial<Pick<MutatedResponse, 'retryAfter'>> & { readonly text: BodyInit }

function createGateways(respond: (url: string) => FakeResponse): Gateways {
  const fetch = async (url: string) => {
    const { status, text, retryAfter } = respond(url)
    return new Response(text, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
  }
  const client = createApiClient({ baseUrl: '', locale: { get: () => 'ru' }, logger: silentLogger, bearer, fetch })
  return Object.fromEntries(
    Object.entries(gatewayFactories).map(([name, createGateway]) => [name, createGateway(() => client)]),
  ) as Gateways
}

beforeEach(() => {
  // Removes the random pause before a retry.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  return () => {
    vi.restoreAllMocks()
  }
})

/** The use-case `writeReview` maps this error of its gateway to others, so the table has no entry for it. */
const reviewForbidden: ReviewForbidden['_tag'] = 'ReviewForbidden'
const tags = new Set([...Object.keys(errorTable).filter(tag => tag !== 'Defect'), reviewForbidden])

function expectValueOrKnownError(outcome: Awaited<ReturnType<typeof run>>): void {
  expect(outcome.ok || tags.has(String(Reflect.get(Object(outcome.error), '_tag'))), JSON.stringify(outcome)).toBe(true)
}

const getCall = (name: string) => {
  const call = calls.find(candidate => candidate.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

const publicPageEndpoints = [
  'randomProfiles',
  'profiles',
  'profileReviews',
  'profileById',
  'regions',
  'cityBySlug',
  'categories',
  'categoryBySlug',
]

function findEndpoint(url: string): string {
  const { pathname } = new URL(url, 'http://api.test')
  const endpointName = publicPageEndpoints.find(name =>
    new RegExp(`^${getEndpointPath(name).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )
  if (endpointName === undefined) throw new Error(`No endpoint for ${pathname}`)
  return endpointName
}
const getEndpointPath = (name: string) =>
  Object.entries(endpoints).find(([endpointName]) => endpointName === name)?.[1].path ?? ''

const responsesByEndpoint = fc
  .record(
    Object.fromEntries(publicPageEndpoints.map(name => [name, createResponseArbitrary(getCall(name).recordedBody)])),
  )
  .map(responses => (name: string): MutatedResponse => {
    const response = responses[name]
    if (!response) throw new Error(`no response for the endpoint ${name}`)
    return response
  })

type PageQuery = (ports: Gateways) => Effect.Effect<unknown, unknown>

const pageQueries: readonly (readonly [string, PageQuery])[] = [
  ['findCity', ports => useCases.findCity(ports)('kazan')],
  ['viewCity', ports => useCases.viewCity(ports)('kazan')],
  ['suggestCities', ports => useCases.suggestCities(ports)('kazann')],
  ['listAllRegions', ports => ports.cityGateway.listRegions()],
  ['listRegions', ports => useCases.listRegions(ports)()],
  ['listCategories', ports => ports.categoryGateway.listTree({ cityId: 5, withAvatars: true })],
  ['listCategoriesByCity', ports => useCases.listCategoriesByCity(ports)([{ id: 5, slug: 'kazan', name: 'Kazan' }])],
  [
    'viewList',
    ports =>
      useCases.viewList({ ...ports, locale: { get: () => 'ru' } })({
        city: 'kazan',
        category: 'repair/bathroom',
        filters: {},
        page: 1,
      }),
  ],
  ['listProfiles', ports => ports.profileGateway.list({ cityId: 5, page: 1, perPage: 1 })],
  ['listProfilePages', ports => useCases.listProfilePages(ports)({ from: 1, to: 3, perPage: 24 })],
  ['randomProfiles', ports => useCases.randomProfiles(ports)()],
  ['suggest', ports => useCases.suggest({ ...ports, locale: { get: () => 'ru' } })({ text: 'ванна', city: 'kazan' })],
  ['viewProfile', ports => ports.profileGateway.findById(42)],
  ['listReviews', ports => useCases.listReviews(ports)({ profileId: 42, page: 1 })],
]

/** The field that must be an empty list in the response if the outcome is an empty list. */
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

describe('with arbitrary responses of the API', () => {
  it.each(calls)('$name returns plausible values or a known error', async ({ name, call, recordedBody }) => {
    await fc.assert(
      fc.asyncProperty(createResponseArbitrary(recordedBody), async response => {
        const outcome = await run(call(createGateways(() => response)))
        expectValueOrKnownError(outcome)
        if (!outcome.ok) return
        expect(findImpossibleNumbers(outcome.value)).toEqual([])
        const listField = listFields[name]
        if (listField === undefined || !isEmptyList(outcome.value)) return
        const body: unknown = JSON.parse(response.text)
        expect(Reflect.get(Object(body), listField)).toEqual([])
      }),
      { numRuns },
    )
  })

  it.each(pageQueries)('the public use-case %s does not throw', async (_, useCase) => {
    await fc.assert(
      fc.asyncProperty(responsesByEndpoint, async getResponse => {
        const ports = createGateways(url => getResponse(findEndpoint(url)))
        expectValueOrKnownError(await run(useCase(ports)))
      }),
      { numRuns: getRunCount(5, 200) },
    )
  })

  it.each([100, 3000, 100_000])('categories %i levels deep return a value or a known error', async levels => {
    const opening = '{"id":1,"slug":"a","name":"A","children":['
    const tree = `${opening.repeat(levels)}${']}'.repeat(levels)}`
    for (const text of [`{"categories":[${tree}]}`, `{"category":${tree}}`]) {
      const ports = createGateways(() => ({ status: 200, text }))
      expectValueOrKnownError(await run(ports.categoryGateway.listTree({})))
      expectValueOrKnownError(await run(ports.categoryGateway.findBySlug({ slug: 'a' })))
    }
  })

  it('a body of 50 MB is neither read to the end nor stored in memory', async () => {
    const chunk = new Uint8Array(1_000_000).fill(32)
    const initialBytes = measureHeapBytes()
    for (const { call } of calls) {
      let chunkCount = 0
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        if (chunkCount >= 50) controller.close()
        else controller.enqueue(chunk)
        chunkCount += 1
      }
      const outcome = await run(call(createGateways(() => ({ status: 200, text: new ReadableStream({ pull }) }))))
      expectValueOrKnownError(outcome)
      expect(outcome.ok).toBe(false)
      // The ninth chunk exceeds `maxResponseBytes`, the stream buffers one more, and nothing is retried.
      expect(chunkCount).toBeLessThan(12)
    }
    expect(measureHeapBytes() - initialBytes).toBeLessThan(30_000_000)
  })

  it('large responses are not stored in memory', async () => {
    const { call, recordedBody } = getCall('categories')
    const callWithLargeResponse = async (index: number) => {
      const text = JSON.stringify({ ...Object(recordedBody), padding: `${index}`.repeat(6_000_000) })
      await run(call(createGateways(() => ({ status: 200, text }))))
    }
    await callWithLargeResponse(0)
    const initialBytes = measureHeapBytes()
    for (let index = 1; index < 10; index++) await callWithLargeResponse(index)
    expect(measureHeapBytes() - initialBytes).toBeLessThan(30_000_000)
  })
})
