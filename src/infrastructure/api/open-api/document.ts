import { Predicate } from 'effect'
import type { Endpoint } from '#infrastructure/api/client/endpoint.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { commonQuery } from '#infrastructure/api/shared/query.ts'
import { describeComponent, namedSchemas } from './components.ts'
import { bodyExamples } from './examples.ts'
import { describePathParameter, describeQueryParameters, type Parameter } from './parameters.ts'
import { getTags, tags } from './tags.ts'
import { getResponseSchema, createReference, getBodySchema, type JsonSchema } from './json-schema.ts'

interface Reference {
  readonly $ref: string
}
interface JsonContent {
  readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown }
}
interface ResponseObject {
  readonly description: string
  readonly content?: JsonContent
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters: readonly (Parameter | Reference)[]
  readonly requestBody?: { readonly required: true; readonly content: JsonContent }
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>
}

type DescribedEndpoint = Omit<Endpoint, 'decode'>

const createJsonContent = (schema: JsonSchema, example?: unknown): JsonContent => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

const createComponentReference = (kind: string) => (name: string) => ({ $ref: `#/components/${kind}/${name}` })
const referToParameter = createComponentReference('parameters')
const referToResponse = createComponentReference('responses')

const getParameterNames = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

function describeFailures({ path, method, sendsCredentials, toFailure }: DescribedEndpoint): Operation['responses'] {
  const forbidden: unknown = toFailure({ reason: 'forbidden' })
  const canBeForbidden = Predicate.isTagged(forbidden, 'Forbidden')
  return {
    '401': referToResponse(sendsCredentials ? 'Refused' : 'SessionExpired'),
    ...(canBeForbidden && { '403': referToResponse('Forbidden') }),
    ...(path.includes('{') && { '404': referToResponse('NotFound') }),
    ...(method !== 'GET' && { '422': referToResponse('Refused') }),
    '429': referToResponse('TooManyRequests'),
    default: referToResponse('Unavailable'),
  }
}

const rejectionSchema: JsonSchema = {
  description: 'The API rejected the input despite the status.',
  type: 'object',
  properties: { error: { type: 'string', minLength: 1 } },
  required: ['error'],
}

function describeSuccess({ method, response }: DescribedEndpoint): Operation['responses'] {
  const schema = getResponseSchema(response, namedSchemas)
  const hasSchema = Object.keys(schema).length > 0
  if (method === 'GET') return { '200': { description: 'Found.', content: createJsonContent(schema) } }
  const schemaOrRejection = { anyOf: [schema, rejectionSchema] }
  return { '2XX': { description: 'Done.', ...(hasSchema && { content: createJsonContent(schemaOrRejection) }) } }
}

function describeOperation(name: string, endpoint: DescribedEndpoint): Operation {
  const body = getBodySchema(endpoint.body, namedSchemas)
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: getTags(name),
    security: endpoint.access === 'account' ? [{ bearer: [] }] : [{}, { bearer: [] }],
    parameters: [
      ...getParameterNames(endpoint.path).map(describePathParameter(endpoint.path)),
      ...describeQueryParameters(endpoint.query),
      referToParameter('lang'),
    ],
    ...(body['type'] !== 'null' && {
      requestBody: { required: true, content: createJsonContent(body, bodyExamples[name]) },
    }),
    responses: { ...describeSuccess(endpoint), ...describeFailures(endpoint) },
  }
}

const texts: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }
const refusalSchema: JsonSchema = {
  description: 'The reasons, in the language of `lang`: `errors` by field, or one `error`.',
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

const componentResponses: Readonly<Record<string, ResponseObject>> = {
  SessionExpired: {
    description:
      'The token is unknown or has expired: the session ends. The site repeats a public read once without the token.',
  },
  Forbidden: { description: 'The signed-in user is not allowed to do this.' },
  NotFound: {
    description:
      'The resource does not exist. The body is JSON or empty: the site treats any other as the response of a proxy whose API is down.',
  },
  Refused: {
    description:
      'The input is rejected. Any other 4xx may give reasons in the same format. If the call requires a token, a 401 without errors ends the session.',
    content: createJsonContent(createReference('Refusal')),
  },
  TooManyRequests: {
    description:
      '`Retry-After` of a write is a number of seconds or a date. Without it, the site waits for a minute. Reads ignore it.',
  },
  Unavailable: { description: 'Any other status: the site reports that the API is unavailable.' },
}

export interface OpenApiDocument {
  readonly openapi: string
  readonly info: Readonly<Record<string, string>>
  readonly servers: readonly Readonly<Record<string, unknown>>[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>
    readonly parameters: Readonly<Record<string, unknown>>
    readonly responses: Readonly<Record<string, ResponseObject>>
    readonly schemas: Readonly<Record<string, JsonSchema>>
  }
}

export function createOpenApiDocument(): OpenApiDocument {
  const table: readonly (readonly [string, DescribedEndpoint])[] = Object.entries(endpoints)
  const paths = [...new Set(table.map(([, { path }]) => path))]
  const listOperations = (path: string) =>
    table
      .filter(([, endpoint]) => endpoint.path === path)
      .map(([name, endpoint]) => [endpoint.method.toLowerCase(), describeOperation(name, endpoint)] as const)
  const [lang] = describeQueryParameters(commonQuery)
  return {
    openapi: '3.1.1',
    info: {
      title: 'The API of the directory',
      version: '10',
      description:
        'The requests of the site and the fields that it reads, generated from its endpoint table. A response may have more fields. The pact defines the response for each provider state.',
    },
    servers: [
      {
        url: '{address}',
        description: 'The setting `API_BASE_URL` of the site.',
        variables: { address: { default: 'http://127.0.0.1:8000' } },
      },
    ],
    tags,
    paths: Object.fromEntries(paths.map(path => [path, Object.fromEntries(listOperations(path))])),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: { lang: { ...lang, description: 'The language of names, texts and error messages.' } },
      responses: componentResponses,
      schemas: {
        ...Object.fromEntries(namedSchemas.map(([name, schema]) => [name, describeComponent(name, schema)])),
        Refusal: describeComponent('Refusal', refusalSchema),
      },
    },
  }
}
