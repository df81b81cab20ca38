import { describe, expect, it } from 'vitest'
import { findBrokenRules, sourceRules } from './support/source-rules.ts'
import { isTestFile, countLines, readSource, listSourcePaths } from './support/sources.ts'

const plantedViolations: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['pages stay under 40 lines', 'src/app/[locale]/page.tsx', 'const a = 1\n'.repeat(40)],
  ['functions have at most 60 lines', 'src/ui/city/a.ts', `export function f() {\n${'g()\n'.repeat(59)}}\n`],
  ['functions have at most 60 lines', 'src/ui/city/a.tsx', `export const A = () => (\n${'<p />\n'.repeat(59)})\n`],
  ['no barrel files', 'src/ui/city/index.ts', 'export const a = 1\n'],
  ['no barrel files', 'src/ui/city/all.ts', "// all of it\nexport * from './a'\nexport { b } from './b'\n"],
  ['no barrel files', 'src/ui/city/all.ts', "export {\n  a,\n  b,\n} from './a'\n"],
  ['names are kebab-case', 'src/ui/city/CityCard.tsx', 'export const a = 1\n'],
  ['names are kebab-case', 'src/ui/city_list/card.tsx', 'export const a = 1\n'],
  ["'use client' in views only", 'src/domain/city/city.ts', "'use client'\n"],
  ["'use client' in views only", 'src/application/city/find-city.ts', '"use client"\n'],
  ['no server actions', 'src/app/[locale]/save.ts', "'use server'\n"],
  ['no TODO comments and no suppressed checks', 'src/ui/a.ts', '// TODO later\n'],
  ['no TODO comments and no suppressed checks', 'src/ui/a.ts', '// @ts-expect-error\n'],
  ['no TODO comments and no suppressed checks', 'src/ui/a.ts', '// oxlint-disable-next-line\n'],
  ['only outcome.ts runs Effects', 'src/application/city/find-city.ts', 'const a = Effect.runSync(b)\n'],
  ['only outcome.ts runs Effects', 'src/app/page.tsx', "import { runPromise } from 'effect/Effect'\n"],
  ['no decorators in domain and application', 'src/domain/city/city.ts', '@injectable()\nclass A {}\n'],
  ['every test runs', 'src/domain/city/city.test.ts', "it.skip('a', () => {})\n"],
  ['every test runs', 'tests/e2e/home.spec.ts', "test.describe.only('a', () => {})\n"],
  ['the server reads responses within a byte limit', 'src/infrastructure/api/a.ts', 'await response.clone().text()\n'],
  ['the server reads responses within a byte limit', 'src/application/a.ts', 'await response.json()\n'],
  [
    'no test waits for a fixed time or with a fixed timeout',
    'tests/e2e/home.spec.ts',
    'await page.waitForTimeout(100)\n',
  ],
  [
    'no test waits for a fixed time or with a fixed timeout',
    'src/ui/a.test.ts',
    'await vi.waitFor(() => expect(a).toBe(1))\n',
  ],
  [
    'no test waits for a fixed time or with a fixed timeout',
    'src/ui/a.test.ts',
    'await new Promise(done => setTimeout(done, 5))\n',
  ],
]
const acceptedSources: readonly (readonly [path: string, text: string])[] = [
  ['src/app/[locale]/[city]/specialists/[...slug]/page.tsx', 'const a = 1\n'.repeat(39)],
  ['src/app/[locale]/~error/(group)/page.tsx', 'export const a = 1\n'],
  ['src/application/outcome.ts', 'export const run = Effect.runPromise\n'],
  ['src/application/registration/registration.machine.ts', "export { a } from './b'\nexport const c = 1\n"],
  ['src/ui/city/a.ts', `export function f() {\n${'g()\n'.repeat(58)}}\nconst a = [\n${'1,\n'.repeat(60)}]\n`],
  ['src/ui/city/a.test.ts', `it('a', () => {\n${'g()\n'.repeat(60)}})\n`],
  ['src/ui/kit/actions/button.tsx', "'use client'\nexport const a = 1\n"],
]

describe('the source rules', () => {
  it.each(plantedViolations)('find a violation of ‘%s’ in %s', (rule, path, text) => {
    expect(findBrokenRules({ path, text })).toContain(rule)
  })
  it.each(acceptedSources)('accept %s', (path, text) => {
    expect(findBrokenRules({ path, text })).toEqual([])
  })
  it('each have a planted violation', () => {
    expect(new Set(plantedViolations.map(([rule]) => rule))).toEqual(new Set(sourceRules.map(({ name }) => name)))
  })
})

describe('the sources', () => {
  const productFiles = listSourcePaths('src')
  const otherFiles = [
    ...['mocks', 'contracts', 'scripts'].flatMap(folder => listSourcePaths(folder, /\.(tsx?|mjs)$/)),
    ...listSourcePaths('tests'),
  ].filter(path => !path.startsWith('tests/architecture/'))

  it('include the files of the product', () => {
    expect(productFiles.length).toBeGreaterThan(60)
  })
  it('follow the rules', () => {
    const violations = [...productFiles, ...otherFiles].flatMap(path =>
      findBrokenRules(readSource(path)).map(rule => `${path}: ${rule}`),
    )
    expect(violations).toEqual([])
  })
  it('of the product, except tests, have at most 200 lines', () => {
    const longFiles = productFiles.filter(path => !isTestFile(path) && countLines(readSource(path)) > 200)
    expect(longFiles).toEqual([])
  })
})
