import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { MatchersV3 } from '@pact-foundation/pact'
import { getResponse } from 'msw'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { maxPrice } from '#domain/shared/whole-number.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { createOpenApiDocument } from '#infrastructure/api/open-api/document.ts'
import { createControl } from '#mocks/control/control.ts'
import { createHandlers } from '#mocks/handlers/handlers.ts'
import { interactions } from './interactions.ts'
import type { Interaction } from './interactions/interaction.ts'
import { createChecker, type Exchange } from './open-api-checker.ts'
import { currentPactPath } from './pact-files.ts'

const document = createOpenApiDocument()
const findProblems = createChecker(document)

describe('the OpenAPI document', () => {
  it('is the same each time, and is the committed file, byte for byte', async () => {
    const documentJson = `${JSON.stringify(document, null, 2)}\n`
    expect(`${JSON.stringify(createOpenApiDocument(), null, 2)}\n`).toBe(documentJson)
    await expect(documentJson).toMatchFileSnapshot('openapi.json')
  })

  it('has a slug with a slash as the example of a category', () => {
    expect(document.paths['/api/categories/{slug}']?.['get']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'slug', example: 'repair/bathroom' }),
    )
  })

  it('describes a 401 for public reads too, which the site may send with a token', () => {
    expect(document.paths['/api/profiles/{id}/reviews']?.['get']?.responses['401']).toEqual({
      $ref: '#/components/responses/SessionExpired',
    })
  })

  it('is valid OpenAPI 3.1 without dangling references', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone({ ...document }))).toEqual({ valid: true })
    expect(() => validator.resolveRefs()).not.toThrow()
    expect(await validator.validate({ ...document, paths: { '/a': { get: { responses: 1 } } } })).toMatchObject({
      valid: false,
    })
  })

  // An entry that the site can't read is sent back unchanged, so its schema has an alternative that allows any value.
  const redoclyRules = { 'info-license': 'off', 'no-illogical-composition-keywords': 'off' } as const
  // Operations have summaries instead of descriptions.
  const spectralRules = { 'info-contact': 'off', 'operation-description': 'off' } as const

  it('passes the rules that Redocly recommends', async () => {
    const examples = { 'no-invalid-media-type-examples': 'error', 'no-invalid-schema-examples': 'error' } as const
    const config = await createConfig({ extends: ['recommended'], rules: { ...examples, ...redoclyRules } })
    const lint = (source: unknown) =>
      lintFromString({ source: JSON.stringify(source), absoluteRef: 'openapi.json', config })
    expect(await lint(document)).toEqual([])
    expect((await lint({ ...document, servers: [] })).map(({ ruleId }) => ruleId)).toEqual(['no-empty-servers'])
  })

  it('passes the rules that Spectral recommends', async () => {
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']], rules: spectralRules })
    expect(await spectral.run({ ...document })).toEqual([])
    const problemsWithoutServers = await spectral.run({ ...document, servers: [] })
    expect(problemsWithoutServers.map(({ code }) => code)).toEqual(['oas3-api-servers'])
  })

  it('states the maximum price, and so does the guide', async () => {
    const maximum = maxPrice.toLocaleString('en-US')
    expect(document.components.schemas['Amount']?.description).toContain(
      `A price of 0 or above ${maximum} counts as missing`,
    )
    expect(await readFile('contracts/README.md', 'utf8')).toContain(`A price of 0 or above ${maximum}`)
  })

  it('has one operation for each endpoint', () => {
    const operations = Object.values(document.paths).flatMap(path => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  it('has no unused components', () => {
    const documentJson = JSON.stringify(document)
    const { schemas, responses } = document.components
    const references = [
      ...Object.keys(schemas).map(name => `"#/components/schemas/${name}"`),
      ...Object.keys(responses).map(name => `"#/components/responses/${name}"`),
    ]
    expect(references.filter(reference => !documentJson.includes(reference))).toEqual([])
  })

  it('has the latest version number listed in README.md', async () => {
    const guide = await readFile(new URL('README.md', import.meta.url), 'utf8')
    const versions = [...guide.matchAll(/^\| (\d+) /gm)].map(([, version]) => version)
    expect(document.info['version']).toBe(versions.at(-1))
  })
})

interface RecordedInteraction {
  readonly description: string
  readonly request: {
    readonly method: string
    readonly path: string
    readonly query: Readonly<Record<string, readonly [string]>>
    readonly body?: unknown
  }
  readonly response: { readonly status: number; readonly body?: unknown }
}

const recordedInteractions = (
  JSON.parse(await readFile(currentPactPath, 'utf8')) as { readonly interactions: readonly RecordedInteraction[] }
).interactions
const toExchange = ({ request, response }: RecordedInteraction): Exchange => ({
  ...request,
  query: Object.fromEntries(Object.entries(request.query).map(([name, [value]]) => [name, value])),
  status: response.status,
  // In the pact, the body of a refusal is a string (`pact.ts`).
  responseBody: typeof response.body === 'string' ? undefined : response.body,
})

describe('the pact', () => {
  it.each(recordedInteractions)('agrees with the document: $description', interaction => {
    expect(findProblems(toExchange(interaction))).toEqual([])
  })

  it('is rejected if a request or a response deviates from the document', () => {
    const [reviewInteraction] = recordedInteractions.filter(
      ({ description }) => description === 'a new review: accepted',
    )
    const [profileInteraction] = recordedInteractions.filter(({ description }) => description === 'a profile: found')
    if (!reviewInteraction || !profileInteraction) throw new Error('An interaction was renamed')
    const review = toExchange(reviewInteraction)
    expect(findProblems(review)).toEqual([])
    for (const invalid of [
      { ...review, query: {} },
      { ...review, query: { ...review.query, page: '1' } },
      { ...review, body: undefined },
      { ...review, body: { text: 'Ровно.', rating_quality: 5, rating_price: 4, rating_time: 5, rating: 5 } },
      { ...review, path: '/api/nothing' },
      { ...toExchange(profileInteraction), responseBody: { profile: { id: 7, rating: 11 } } },
      { ...toExchange(profileInteraction), responseBody: { profile: { id: 7, specialities: [null] } } },
    ]) {
      expect(findProblems(invalid), JSON.stringify(invalid)).not.toEqual([])
    }
  })
})

const { control, getWorld } = await createControl(20)
const handlers = createHandlers(getWorld)

async function callMockApi({ endpoint, request, lang, states }: Interaction): Promise<Exchange> {
  await control.reset()
  for (const { name, params } of states) await control.setState(name, { ...params })
  const { method } = endpoints[endpoint]
  const query = { ...request.query, lang: lang ?? 'ru' }
  const { path, token } = request
  const body: unknown = request.body === undefined ? undefined : MatchersV3.reify(request.body)
  const response = await getResponse(
    handlers,
    new Request(`http://api.test${path}?${new URLSearchParams(query).toString()}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )
  if (!response) throw new Error('No handler responded')
  return { method, path, query, body, status: response.status, responseBody: await response.json() }
}

/** The listener, not a handler, sends 429 and 503. */
const representativeInteractions = interactions
  .filter(({ response }) => ![429, 503].includes(response.status))
  .filter(
    ({ endpoint, response }, index, candidates) =>
      candidates.findIndex(other => other.endpoint === endpoint && other.response.status === response.status) === index,
  )

it('the mock API agrees with the document', async () => {
  const exchanges: Exchange[] = []
  for (const interaction of representativeInteractions) exchanges.push(await callMockApi(interaction))
  expect(exchanges.map(exchange => findProblems(exchange))).toEqual(exchanges.map(() => []))
  const successfulInteractions = representativeInteractions.filter((_, index) => (exchanges[index]?.status ?? 0) < 300)
  expect(new Set(successfulInteractions.map(({ endpoint }) => endpoint))).toEqual(new Set(Object.keys(endpoints)))
})
