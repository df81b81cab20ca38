import { expect, it } from 'vitest'
import { identifiersIn, rulesInNames } from './support/rules-in-names.ts'
import { isTest, read, sourcesUnder } from './support/sources.ts'

const rules = [...read('docs/rules.md').text.matchAll(/^\| (R-\S+) /gm)].map(([, rule]) => rule)
const others = ['src', 'contracts', 'mocks', 'scripts', 'tests'].flatMap(folder => sourcesUnder(folder))
// This test quotes what it looks for.
const sources = others.filter(path => !path.startsWith('tests/architecture/')).map(read)

it('every rule has a test that names it', () => {
  const named = new Set(sources.filter(({ path }) => isTest(path)).flatMap(rulesInNames))
  expect(rules.length).toBeGreaterThan(30)
  expect(rules.filter(rule => rule !== undefined && !named.has(rule))).toEqual([])
})

it('every rule that code or a test names is listed', () => {
  const unknown = sources.flatMap(({ path, text }) =>
    identifiersIn(text).flatMap(rule => (rules.includes(rule) ? [] : `${path}: ${rule}`)),
  )
  expect(unknown).toEqual([])
})

it.each([
  ["it('R-a-b: works', () => {})", ['R-a-b']],
  ["test.each([1])('R-1, R-2: works %d', () => {})", ['R-1', 'R-2']],
  ['describe(`of ${path} (R-a)`, () => {})', ['R-a']],
  ["// R-a\nit('works', () => {})", []],
  ["it('works', () => expect(text).toBe('R-a'))", []],
  ["show('R-a')", []],
])('of %s the names are read', (text, named) => {
  expect(rulesInNames({ path: 'a.test.ts', text })).toEqual(named)
})
