import fc from 'fast-check'

/** None contains another. One is HTML, and one contains the separators of paths and messages. */
export const sentences = ['Занято.', 'Too short', '<b>Нельзя</b>', 'a.0.b: ещё раз, пожалуйста', 'Ё'.repeat(290)]

const texts = fc.oneof(
  fc.subarray(sentences, { minLength: 1, maxLength: 3 }),
  fc.constantFrom<readonly string[]>([], [''], ['  '], ['Занято.', 'Занято.']),
)
const message = fc.oneof(
  { weight: 6, arbitrary: texts },
  { weight: 2, arbitrary: fc.constantFrom(...sentences) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, 7, true, {}, [[]], [null]) },
)

const oddNames = ['', '0', '7.name', 'nope', '__proto__', 'constructor', 'errors', 'name.0', 'a.b.c.d']

export function createRefusalArbitrary(fields: readonly string[]): fc.Arbitrary<object> {
  const nestedName = fc.oneof(fc.constantFrom(...oddNames), fc.constantFrom(...oddNames, ...fields))
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...fields) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...fields), fc.nat(3), nestedName).map(path => path.join('.')) },
    { weight: 1, arbitrary: fc.constantFrom(...oddNames) },
  )
  const flat = fc.dictionary(name, message, { maxKeys: 6 })
  const nested = fc.dictionary(
    fc.constantFrom(...fields),
    fc.array(fc.dictionary(nestedName, message, { maxKeys: 2 }), { maxLength: 2 }),
    {
      maxKeys: 3,
    },
  )
  return fc.record(
    {
      error: message,
      message: fc.constantFrom('The given data was invalid.', ''),
      errors: fc.oneof(flat, flat, nested, message),
    },
    { requiredKeys: [] },
  )
}

export const findSentences = (json: unknown): ReadonlySet<string> =>
  new Set(
    typeof json === 'string'
      ? sentences.filter(sentence => json === sentence)
      : Object.values(Object(json) as object).flatMap(inner => [...findSentences(inner)]),
  )
