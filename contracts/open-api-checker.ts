import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenApi, Operation } from '#infrastructure/api/open-api/document.ts'
import type { Parameter } from '#infrastructure/api/open-api/parameters.ts'

/** A request and its response on the wire. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Undefined: no body. */
  readonly body?: unknown
  readonly status: number
  /** Undefined: only the status is checked. */
  readonly answer?: unknown
}

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** A query consists of texts. */
const readParameter = (schema: Parameter['schema'], text: string): unknown =>
  schema['type'] === 'integer' || schema['type'] === 'number' ? Number(text) : text

/** Most specific first. */
const getResponseKeys = (status: number) => [String(status), `${Math.floor(status / 100)}XX`, 'default']

interface FoundOperation {
  readonly operation: Operation
  readonly pointer: string
}

/** The checker returns the differences between an exchange and the document. */
export function createChecker(document: OpenApi): (exchange: Exchange) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(document, 'api')

  // A path without parameters takes precedence over a template that matches it too.
  const paths = Object.keys(document.paths).toSorted((a, b) => a.split('{').length - b.split('{').length)
  const findOperation = ({ method, path }: Exchange): FoundOperation | undefined => {
    const template =
      paths.find(candidate => new RegExp(`^${candidate.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)) ?? ''
    const operation = document.paths[template]?.[method.toLowerCase()]
    return operation && { operation, pointer: `#/paths/${escapePointer(template)}/${method.toLowerCase()}` }
  }

  const resolve = <T>(pointer: string): readonly [T, string] => {
    const at = pointer
      .slice(2)
      .split('/')
      .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const value = at.reduce<unknown>((within, part) => Reflect.get(Object(within), part), document)
    const { $ref } = Object(value) as { readonly $ref?: string }
    return $ref === undefined ? [value as T, pointer] : resolve($ref)
  }

  const findProblems = (part: string, pointer: string, value: unknown): readonly string[] => {
    const validate = ajv.getSchema(`api${encodeURI(pointer)}`)
    if (!validate) throw new Error(`Nothing at ${pointer}`)
    return validate(value) ? [] : [`${part}: ${ajv.errorsText(validate.errors)}`]
  }

  const jsonSchema = 'content/application~1json/schema'

  const findQueryProblems = ({ operation, pointer }: FoundOperation, query: Exchange['query']) => {
    const known = operation.parameters
      .map((_, index) => resolve<Parameter>(`${pointer}/parameters/${index}`))
      .filter(([parameter]) => parameter.in === 'query')
    const missing = known
      .filter(([{ name, required }]) => required && !(name in query))
      .map(([{ name }]) => `no ${name}`)
    return Object.entries(query).reduce<readonly string[]>((before, [name, value]) => {
      const found = known.find(([parameter]) => parameter.name === name)
      if (!found) return [...before, `unknown ${name}`]
      const [{ schema }, at] = found
      return [...before, ...findProblems(name, `${at}/schema`, readParameter(schema, value))]
    }, missing)
  }

  return exchange => {
    const found = findOperation(exchange)
    if (!found) return [`unknown call: ${exchange.method} ${exchange.path}`]
    const { operation, pointer } = found
    const { body, status, answer } = exchange
    const takesBody = operation.requestBody !== undefined
    const requestProblems = [
      ...findQueryProblems(found, exchange.query),
      ...(takesBody === (body !== undefined) ? [] : [takesBody ? 'missing body' : 'unexpected body']),
      ...(takesBody ? findProblems('body', `${pointer}/requestBody/${jsonSchema}`, body) : []),
    ]
    const key = getResponseKeys(status).find(one => one in operation.responses)
    if (key === undefined) return [...requestProblems, `unknown status: ${status}`]
    const [response, at] = resolve<{ readonly content?: unknown }>(`${pointer}/responses/${key}`)
    return response.content !== undefined && answer !== undefined
      ? [...requestProblems, ...findProblems('answer', `${at}/${jsonSchema}`, answer)]
      : requestProblems
  }
}
