import fc from 'fast-check'

type Path = readonly (string | number)[]

const isObject = (json: unknown): json is Record<string, unknown> | unknown[] =>
  typeof json === 'object' && json !== null

function listPaths(json: unknown, path: Path = []): readonly Path[] {
  if (!isObject(json)) return [path]
  const entries: readonly [string | number, unknown][] = Array.isArray(json)
    ? [...json.entries()]
    : Object.entries(json)
  return [path, ...entries.flatMap(([key, value]) => listPaths(value, [...path, key]))]
}

const removal = Symbol('removal')

function replaceNode(json: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(json)) {
    const list: readonly unknown[] = json
    return list.flatMap((entry, index) => {
      const newEntry = index === key ? replaceNode(entry, rest, replacement) : entry
      return newEntry === removal ? [] : [newEntry]
    })
  }
  const entries = Object.entries(Object(json) as Record<string, unknown>).map(([name, value]): [string, unknown] => [
    name,
    name === key ? replaceNode(value, rest, replacement) : value,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== removal))
}

const nestObjects = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>(inner => ({ children: [inner], data: inner === null ? [] : {} }), null)

const unexpectedValue = fc.oneof(
  { weight: 2, arbitrary: fc.constant<unknown>(removal) },
  { weight: 2, arbitrary: fc.constant<unknown>(null) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>([], {}, [null], [[]], '', ' ', true, false) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(0, -1, 11, 0.5, 1e21, 1e308, 2 ** 53, '0', '-5', '1e9', '1500.00') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      'an unknown word',
      'x'.repeat(20_000),
      '\ud800',
      'javascript:alert(1)',
      '//evil.example',
      '../..',
      '2026-13-45T99:99:99Z',
      '<script>alert(1)</script>',
      '__proto__',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(nestObjects(5), nestObjects(200)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const mutation = fc.record({ pathIndex: fc.nat(), replacement: unexpectedValue })

const createJsonArbitrary = (body: unknown): fc.Arbitrary<string> =>
  fc
    .array(mutation, { minLength: 0, maxLength: 4 })
    .map(mutations =>
      mutations.reduce<unknown>((json, { pathIndex, replacement }) => {
        const paths = listPaths(json)
        return replaceNode(json, paths[pathIndex % paths.length] ?? [], replacement)
      }, body),
    )
    .map(json => (json === removal ? '' : JSON.stringify(json)))

export interface MutatedResponse {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | undefined
}

const errorPage = '<!doctype html><title>502 Bad Gateway</title><h1>nginx</h1>'

export const createResponseArbitrary = (body: unknown): fc.Arbitrary<MutatedResponse> =>
  fc.record({
    status: fc.oneof(
      { weight: 8, arbitrary: fc.constant(200) },
      { weight: 2, arbitrary: fc.constantFrom(201, 202, 206, 302, 400, 401, 403, 404, 418, 422, 429, 500, 503, 504) },
    ),
    text: fc.oneof(
      { weight: 8, arbitrary: createJsonArbitrary(body) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('', errorPage, 'null', '[]', '{}', '"ok"', '0', '\ufeff{}', '{"error":[[]]}'),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(createJsonArbitrary(body), fc.double({ min: 0, max: 1, noNaN: true }))
          .map(([text, fraction]) => text.slice(0, Math.floor(text.length * fraction))),
      },
    ),
    retryAfter: fc.constantFrom(undefined, '', '30', '-1', '1e9', 'soon', 'Sun, 99 Nov 2026 00:00:00 GMT'),
  })
