import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenApiDocument, Operation } from '#infrastructure/api/open-api/document.ts'
import type { Parameter } from '#infrastructure/api/open-api/parameters.ts'

export interface Exchange {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly status: number
  readonly responseBody?: unknown
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

const readParameter = (schema: Parameter['schema'], text: string): unknown =>
  schema['type'] === 'integer' || schema['type'] === 'number' ? Number(text) : text

/** The keys of OpenAPI's `responses` that apply to a status, most specific first. */
const getResponseKeys = (status: number) => [String(status), `${Math.floor(status / 100)}XX`, 'default']

interface OperationMatch {
  readonly operation: Operation
  readonly pointer: string
}

export function createChecker(document: OpenApiDocument): (exchange: Exchange) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(document, 'api')

  // A path without parameters takes precedence over a template that matches it too.
  const paths = Object.keys(document.paths).toSorted((a, b) => a.split('{').length - b.split('{').length)
  const findOperation = ({ method, path }: Exchange): OperationMatch | undefined => {
    const template =
      paths.find(candidate => new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)) ?? ''
    const operation = document.paths[template]?.[method.toLowerCase()]
    return operation && { operation, pointer: `#/paths/${escapePointer(template)}/${method.toLowerCase()}` }
  }

  /** Returns the value at a JSON pointer, after following `$ref`, and the pointer to it. */
  const resolve = <T>(pointer: string): readonly [T, string] => {
    const segments = pointer
      .slice(2)
      .split('/')
      .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const value = segments.reduce<unknown>((parent, part) => Reflect.get(Object(parent), part), document)
    const { $ref } = Object(value) as { readonly $ref?: string }
    return $ref === undefined ? [value as T, pointer] : resolve($ref)
  }

  const findProblems = (part: string, pointer: string, value: unknown): readonly string[] => {
    const validate = ajv.getSchema(`api${encodeURI(pointer)}`)
    if (!validate) throw new Error(`No schema at ${pointer}`)
    return validate(value) ? [] : [`${part}: ${ajv.errorsText(validate.errors)}`]
  }

  const jsonSchemaPath = 'content/application~1json/schema'

  const findQueryProblems = ({ operation, pointer }: OperationMatch, query: Exchange['query']) => {
    const queryParameters = operation.parameters
      .map((_, index) => resolve<Parameter>(`${pointer}/parameters/${index}`))
      .filter(([parameter]) => parameter.in === 'query')
    const missingProblems = queryParameters
      .filter(([{ name, required }]) => required && !(name in query))
      .map(([{ name }]) => `missing query parameter: ${name}`)
    return Object.entries(query).reduce<readonly string[]>((problems, [name, value]) => {
      const parameterMatch = queryParameters.find(([parameter]) => parameter.name === name)
      if (!parameterMatch) return [...problems, `unknown query parameter: ${name}`]
      const [{ schema }, parameterPointer] = parameterMatch
      return [...problems, ...findProblems(name, `${parameterPointer}/schema`, readParameter(schema, value))]
    }, missingProblems)
  }

  return exchange => {
    const operationMatch = findOperation(exchange)
    if (!operationMatch) return [`unknown operation: ${exchange.method} ${exchange.path}`]
    const { operation, pointer } = operationMatch
    const { body, status, responseBody } = exchange
    const requiresBody = operation.requestBody !== undefined
    const requestProblems = [
      ...findQueryProblems(operationMatch, exchange.query),
      ...(requiresBody === (body !== undefined) ? [] : [requiresBody ? 'missing body' : 'unexpected body']),
      ...(requiresBody ? findProblems('body', `${pointer}/requestBody/${jsonSchemaPath}`, body) : []),
    ]
    const responseKey = getResponseKeys(status).find(candidate => candidate in operation.responses)
    if (responseKey === undefined) return [...requestProblems, `unknown status: ${status}`]
    const [response, responsePointer] = resolve<{ readonly content?: unknown }>(`${pointer}/responses/${responseKey}`)
    return response.content !== undefined && responseBody !== undefined
      ? [...requestProblems, ...findProblems('response', `${responsePointer}/${jsonSchemaPath}`, responseBody)]
      : requestProblems
  }
}
