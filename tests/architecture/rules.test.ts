import { expect, it } from 'vitest'
import { findRuleIdentifiers, findRulesInTitles } from './support/find-rules-in-titles.ts'
import { isTestFile, readSource, listSourcePaths } from './support/sources.ts'

const rules = [...readSource('docs/rules.md').text.matchAll(/^\| (R-\S+) /gm)].map(([, rule = '']) => rule)
const allSources = ['src', 'contracts', 'mocks', 'scripts', 'tests'].flatMap(folder => listSourcePaths(folder))
const sources = allSources.filter(path => path !== 'tests/architecture/rules.test.ts').map(readSource)

it('every rule has a test with its identifier in the title', () => {
  const rulesInTitles = new Set(sources.filter(({ path }) => isTestFile(path)).flatMap(findRulesInTitles))
  expect(rules.length).toBeGreaterThan(30)
  expect(rules.filter(rule => !rulesInTitles.has(rule))).toEqual([])
})

it('every rule identifier in the code is listed in docs/rules.md', () => {
  const unknownRules = sources.flatMap(({ path, text }) =>
    findRuleIdentifiers(text).flatMap(rule => (rules.includes(rule) ? [] : `${path}: ${rule}`)),
  )
  expect(unknownRules).toEqual([])
})

it.each([
  ["it('R-a-b: works', () => {})", ['R-a-b']],
  ["test.each([1])('R-1, R-2: works %d', () => {})", ['R-1', 'R-2']],
  ['describe(`of ${path} (R-a)`, () => {})', ['R-a']],
  ["// R-a\nit('works', () => {})", []],
  ["it('works', () => expect(text).toBe('R-a'))", []],
  ["show('R-a')", []],
])('reads the rule identifiers in the titles of %s', (text, expectedRules) => {
  expect(findRulesInTitles({ path: 'a.test.ts', text })).toEqual(expectedRules)
})
