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

/** Removes a node instead of replacing it. */
const missing = Symbol('missing')

function replaceAt(json: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(json)) {
    const list: readonly unknown[] = json
    return list.flatMap((entry, index) => {
      const now = index === key ? replaceAt(entry, rest, by) : entry
      return now === missing ? [] : [now]
    })
  }
  const entries = Object.entries(Object(json) as Record<string, unknown>).map(([name, value]): [string, unknown] => [
    name,
    name === key ? replaceAt(value, rest, by) : value,
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== missing))
}

const nestObjects = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>(inner => ({ children: [inner], data: inner === null ? [] : {} }), null)

const unexpectedValue = fc.oneof(
  { weight: 2, arbitrary: fc.constant<unknown>(missing) },
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

const mutation = fc.record({ at: fc.nat(), by: unexpectedValue })

const mutatedJson = (answer: unknown): fc.Arbitrary<string> =>
  fc
    .array(mutation, { minLength: 0, maxLength: 4 })
    .map(all =>
      all.reduce<unknown>((json, { at, by }) => {
        const paths = listPaths(json)
        return replaceAt(json, paths[at % paths.length] ?? [], by)
      }, answer),
    )
    .map(json => (json === missing ? '' : JSON.stringify(json)))

export interface Answer {
  readonly status: number
  readonly text: string
  readonly retryAfter: string | undefined
}

const errorPage = '<!doctype html><title>502 Bad Gateway</title><h1>nginx</h1>'

/** Unexpected answers: any status, truncated, not JSON, or with mutated nodes. */
export const mutatedAnswer = (answer: unknown): fc.Arbitrary<Answer> =>
  fc.record({
    status: fc.oneof(
      { weight: 8, arbitrary: fc.constant(200) },
      { weight: 2, arbitrary: fc.constantFrom(201, 202, 206, 302, 400, 401, 403, 404, 418, 422, 429, 500, 503, 504) },
    ),
    text: fc.oneof(
      { weight: 8, arbitrary: mutatedJson(answer) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('', errorPage, 'null', '[]', '{}', '"ok"', '0', '\ufeff{}', '{"error":[[]]}'),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(mutatedJson(answer), fc.double({ min: 0, max: 1, noNaN: true }))
          .map(([text, at]) => text.slice(0, Math.floor(text.length * at))),
      },
    ),
    retryAfter: fc.constantFrom(undefined, '', '30', '-1', '1e9', 'soon', 'Sun, 99 Nov 2026 00:00:00 GMT'),
  })
