import { Ajv2020 } from 'ajv/dist/2020.js'
import type { OpenApi, Operation, Parameter } from '#infrastructure/api/open-api/document.ts'

/** One question and its answer, as they stand on the wire. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Undefined: none is sent. */
  readonly body?: unknown
  readonly status: number
  /** Undefined: only the status counts. */
  readonly answer?: unknown
}

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** The statuses of a response, the most exact first. */
const keysOf = (status: number) => [String(status), `${Math.floor(status / 100)}XX`, 'default']

interface Found {
  readonly operation: Operation
  readonly pointer: string
}

/** Compares what is sent and answered with an OpenAPI document. */
export function checkerOf(document: OpenApi): (exchange: Exchange) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(document, 'api')

  // A path without parameters comes before one that would match it too.
  const paths = Object.keys(document.paths).toSorted((a, b) => a.split('{').length - b.split('{').length)
  const find = ({ method, path }: Exchange): Found | undefined => {
    const of = paths.find(template => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)) ?? ''
    const operation = document.paths[of]?.[method.toLowerCase()]
    return operation && { operation, pointer: `#/paths/${escaped(of)}/${method.toLowerCase()}` }
  }

  const resolved = <T>(pointer: string): readonly [T, string] => {
    const at = pointer
      .slice(2)
      .split('/')
      .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const value = at.reduce<unknown>((within, part) => Reflect.get(Object(within), part), document)
    const { $ref } = Object(value) as { readonly $ref?: string }
    return $ref === undefined ? [value as T, pointer] : resolved($ref)
  }

  const wrong = (what: string, pointer: string, value: unknown): readonly string[] => {
    const validate = ajv.getSchema(`api${encodeURI(pointer)}`)
    if (!validate) throw new Error(`nothing is at ${pointer}`)
    return validate(value) ? [] : [`${what}: ${ajv.errorsText(validate.errors)}`]
  }

  const inJson = 'content/application~1json/schema'

  const wrongQuery = ({ operation, pointer }: Found, query: Exchange['query']) => {
    const known = operation.parameters
      .map((_, index) => resolved<Parameter>(`${pointer}/parameters/${index}`))
      .filter(([parameter]) => parameter.in === 'query')
    const missing = known
      .filter(([{ name, required }]) => required && !(name in query))
      .map(([{ name }]) => `no ${name}`)
    return Object.entries(query).reduce<readonly string[]>((before, [name, value]) => {
      const [, at] = known.find(([parameter]) => parameter.name === name) ?? []
      return [...before, ...(at === undefined ? [`unknown ${name}`] : wrong(name, `${at}/schema`, value))]
    }, missing)
  }

  return exchange => {
    const found = find(exchange)
    if (!found) return [`no call is ${exchange.method} ${exchange.path}`]
    const { operation, pointer } = found
    const { body, status, answer } = exchange
    const takesBody = operation.requestBody !== undefined
    const asked = [
      ...wrongQuery(found, exchange.query),
      ...(takesBody === (body !== undefined) ? [] : [takesBody ? 'a body is missing' : 'a body that nobody reads']),
      ...(takesBody ? wrong('body', `${pointer}/requestBody/${inJson}`, body) : []),
    ]
    const key = keysOf(status).find(one => one in operation.responses)
    if (key === undefined) return [...asked, `no answer is ${status}`]
    const [said, at] = resolved<{ readonly content?: unknown }>(`${pointer}/responses/${key}`)
    return said.content !== undefined && answer !== undefined
      ? [...asked, ...wrong('answer', `${at}/${inJson}`, answer)]
      : asked
  }
}
