import { describe, expect, it } from 'vitest'
import {
  filterByOutcome,
  formatFailure,
  formatSlowest,
  parsePlaywrightReport,
  parseVitestReport,
} from './test-results.ts'

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

  it('counts a file that fails without a failed test as one failure', () => {
    expect(parseTests(createFile('failed'))).toEqual([['src/a.test.ts', 'failed']])
    expect(parseTests(createFile('failed', 'passed')).at(-1)).toEqual(['src/a.test.ts', 'failed'])
    const [failure] = parseVitestReport({ testResults: [{ ...createFile('failed'), message: 'no such module' }] })
    expect(failure?.error).toBe('no such module')
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
      'outside of tests',
    ])
    expect(results.find(({ name }) => name === 'outside of tests')?.error).toBe('no browser')
    expect(filterByOutcome(results, 'skipped').map(({ name }) => name)).toEqual(['b.spec.ts › /en › closes'])
  })

  it('lists the slowest tests with their durations', () => {
    expect(formatSlowest(results, 2)).toEqual(['   61.0 s  b.spec.ts › /en › opens', '    0.0 s  b.spec.ts › opens'])
  })
})

describe('a failure', () => {
  const formatReport = (text: string) =>
    formatFailure(
      { name: 'a', outcome: 'failed', ms: 0, error: '', reportPath: 'failure.txt' },
      path => `${path}\n${text}`,
    )

  it('is printed with the error of Vitest', () => {
    const [result] = parseVitestReport({
      testResults: [
        {
          status: 'failed',
          name: 'a.test.ts',
          assertionResults: [
            { status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
          ],
        },
      ],
    })
    expect(result && formatFailure(result, String)).toEqual(['a.test.ts › adds', '    expected 1'])
  })

  it('is printed with its failure report, or with the error of Playwright if no report can be read', () => {
    const formatSpecFailure = (attachments: readonly { readonly name: string; readonly path: string }[]) =>
      parsePlaywrightReport({
        suites: [
          {
            title: 'b.spec.ts',
            specs: [
              {
                title: 'opens',
                tests: [
                  { status: 'unexpected', results: [{ duration: 1, errors: [{ message: 'not found' }], attachments }] },
                ],
              },
            ],
          },
        ],
      }).flatMap(result => formatFailure(result, path => (path === 'missing.txt' ? undefined : `read from ${path}`)))
    expect(formatSpecFailure([{ name: 'trace', path: 'trace.zip' }])).toEqual(['b.spec.ts › opens', '    not found'])
    expect(formatSpecFailure([{ name: 'failure report', path: 'missing.txt' }])).toEqual([
      'b.spec.ts › opens',
      '    not found',
    ])
    expect(formatSpecFailure([{ name: 'failure report', path: 'failure.txt' }])).toEqual([
      'b.spec.ts › opens',
      '    read from failure.txt',
    ])
  })

  it('omits empty lines and truncates a long report', () => {
    expect(formatReport('\n \nURL: /kazan')).toEqual(['a', '    failure.txt', '    URL: /kazan'])
    const longLines = formatReport('a\n'.repeat(1000) + 'b'.repeat(1000))
    expect(longLines.length).toBeLessThan(200)
    expect(formatReport('b'.repeat(1000)).join('').length).toBeLessThan(500)
  })
})
