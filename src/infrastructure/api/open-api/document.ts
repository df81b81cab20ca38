import { Predicate } from 'effect'
import type { Endpoint } from '#infrastructure/api/client/endpoint.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { everyQuery } from '#infrastructure/api/shared/query.ts'
import { describeComponent, named } from './components.ts'
import { bodyExamples } from './examples.ts'
import { describePathParameter, describeQueryParameters, type Parameter } from './parameters.ts'
import { getTags, tags } from './tags.ts'
import { getAnswerSchema, createReference, getBodySchema, type JsonSchema } from './json-schema.ts'

interface Reference {
  readonly $ref: string
}
interface Json {
  readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown }
}
interface Answer {
  readonly description: string
  readonly content?: Json
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly required: true; readonly content: Json }
  readonly responses: Readonly<Record<string, Answer | Reference>>
}

type Described = Omit<Endpoint, 'query' | 'body' | 'answer' | 'decode'> & Pick<Endpoint, 'query' | 'body' | 'answer'>

const json = (schema: JsonSchema, example?: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const createComponentReference = (kind: string) => (name: string) => ({ $ref: `#/components/${kind}/${name}` })
const referToParameter = createComponentReference('parameters')
const referToResponse = createComponentReference('responses')

const getParameterNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The failures that the client distinguishes, by status. */
function describeFailures({ access, path, method, sendsCredentials, failure }: Described): Operation['responses'] {
  const forbidden: unknown = failure({ reason: 'forbidden' })
  const isForbidden = Predicate.isTagged(forbidden, 'Forbidden')
  const unauthorized = sendsCredentials ? 'Refused' : access === 'account' ? 'SessionExpired' : undefined
  return {
    ...(unauthorized !== undefined && { '401': referToResponse(unauthorized) }),
    ...(isForbidden && { '403': referToResponse('Forbidden') }),
    ...(path.includes('{') && { '404': referToResponse('NotFound') }),
    ...(method !== 'GET' && { '422': referToResponse('Refused') }),
    '429': referToResponse('TooManyRequests'),
    default: referToResponse('Unavailable'),
  }
}

const rejectionSchema: JsonSchema = {
  description: 'It was refused after all.',
  type: 'object',
  properties: { error: { type: 'string', minLength: 1 } },
  required: ['error'],
}

function describeSuccess({ method, answer }: Described): Operation['responses'] {
  const schema = getAnswerSchema(answer, named)
  const isRead = Object.keys(schema).length > 0
  if (method === 'GET') return { '200': { description: 'Found.', content: json(schema) } }
  // A success may contain errors instead, as the specification shows.
  const orRefusal = { anyOf: [schema, rejectionSchema] }
  return { '2XX': { description: 'Done.', ...(isRead && { content: json(orRefusal) }) } }
}

function describeOperation(name: string, endpoint: Described): Operation {
  const body = getBodySchema(endpoint.body, named)
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: getTags(name),
    security: endpoint.access === 'account' ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      ...getParameterNames(endpoint.path).map(describePathParameter),
      ...describeQueryParameters(endpoint.query),
      referToParameter('lang'),
    ],
    ...(body['type'] !== 'null' && { requestBody: { required: true, content: json(body, bodyExamples[name]) } }),
    responses: { ...describeSuccess(endpoint), ...describeFailures(endpoint) },
  }
}

const texts: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }
const refusal: JsonSchema = {
  description: 'What is wrong, in the language of `lang`: `errors` by field, or one `error`.',
  type: 'object',
  properties: {
    error: { type: 'string' },
    errors: {
      anyOf: [
        { type: 'object', additionalProperties: texts },
        { type: 'array', items: texts },
      ],
    },
    message: { type: 'string' },
  },
}

const answers: Readonly<Record<string, Answer>> = {
  SessionExpired: { description: 'The bearer is nobody’s, or no longer: the session ends.' },
  Forbidden: { description: 'Whoever is signed in may not do this.' },
  NotFound: { description: 'There is no such thing; told by the status alone.' },
  Refused: {
    description:
      'What was typed is refused. Any other 4xx may say why in the same way. A 401 without errors of a call with a session ends it.',
    content: json(createReference('Refusal')),
  },
  TooManyRequests: { description: '`Retry-After` in seconds or as a date; a minute where it is missing.' },
  Unavailable: { description: 'Anything else: the site says that it can’t be done now.' },
}

export interface OpenApi {
  readonly openapi: string
  readonly info: Readonly<Record<string, string>>
  readonly servers: readonly Readonly<Record<string, unknown>>[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>
    readonly parameters: Readonly<Record<string, unknown>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly schemas: Readonly<Record<string, JsonSchema>>
  }
}

/** The endpoint table as an OpenAPI document. Deterministic. */
export function createOpenApi(): OpenApi {
  const table: readonly (readonly [string, Described])[] = Object.entries(endpoints)
  const paths = [...new Set(table.map(([, { path }]) => path))]
  const operationsAt = (path: string) =>
    table
      .filter(([, endpoint]) => endpoint.path === path)
      .map(([name, endpoint]) => [endpoint.method.toLowerCase(), describeOperation(name, endpoint)] as const)
  const [lang] = describeQueryParameters(everyQuery)
  return {
    openapi: '3.1.1',
    info: {
      title: 'The API of Znatok',
      version: '9',
      description:
        'What the site asks and what it reads, made from its endpoint table. An answer may hold more. The pact says which answer belongs to which state.',
    },
    servers: [
      {
        url: '{address}',
        description: 'The setting `API_BASE_URL` of the site.',
        variables: { address: { default: 'http://127.0.0.1:8000' } },
      },
    ],
    tags,
    paths: Object.fromEntries(paths.map(path => [path, Object.fromEntries(operationsAt(path))])),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: { lang: { ...lang, description: 'The language of names, texts and refusals.' } },
      responses: answers,
      schemas: {
        ...Object.fromEntries(named.map(([name, schema]) => [name, describeComponent(name, schema)])),
        Refusal: describeComponent('Refusal', refusal),
      },
    },
  }
}
