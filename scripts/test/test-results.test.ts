import { describe, expect, it } from 'vitest'
import { parsePlaywrightReport, parseVitestReport, formatSlowest, filterByOutcome } from './test-results.ts'

describe('a Vitest report', () => {
  const createFile = (status: string, ...tests: readonly string[]) => ({
    status,
    name: '/home/me/znatok/src/a.test.ts',
    assertionResults: tests.map(test => ({ status: test, fullName: test, duration: 2400 })),
  })
  const parseTests = (...testResults: readonly ReturnType<typeof createFile>[]) =>
    parseVitestReport({ testResults }, '/home/me/znatok').map(({ name, outcome }) => [name, outcome])

  it('prefixes each test with its file', () => {
    expect(parseTests(createFile('failed', 'passed', 'failed', 'skipped'))).toEqual([
      ['src/a.test.ts › passed', 'passed'],
      ['src/a.test.ts › failed', 'failed'],
      ['src/a.test.ts › skipped', 'skipped'],
    ])
  })

  it('counts a file that fails to load as one failure', () => {
    expect(parseTests(createFile('failed'))).toEqual([['src/a.test.ts', 'failed']])
    expect(parseTests(createFile('failed', 'passed')).at(-1)).toEqual(['src/a.test.ts', 'failed'])
  })
})

describe('a Playwright report', () => {
  const createSpec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', duration: number) => ({
    title,
    tests: [{ status, results: [{ duration }] }],
  })
  const results = parsePlaywrightReport({
    suites: [
      {
        title: 'b.spec.ts',
        specs: [createSpec('opens', 'expected', 10)],
        suites: [{ title: '/en', specs: [createSpec('opens', 'flaky', 61_000), createSpec('closes', 'skipped', 0)] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  })

  it('counts flaky tests and errors outside of tests as failed', () => {
    expect(filterByOutcome(results, 'failed').map(({ name }) => name)).toEqual([
      'b.spec.ts › /en › opens',
      'outside of tests: no browser',
    ])
    expect(filterByOutcome(results, 'skipped').map(({ name }) => name)).toEqual(['b.spec.ts › /en › closes'])
  })

  it('lists the slowest tests with their durations', () => {
    expect(formatSlowest(results, 2)).toEqual(['   61.0 s  b.spec.ts › /en › opens', '    0.0 s  b.spec.ts › opens'])
  })
})
