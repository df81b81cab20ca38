import { expect, it } from 'vitest'
import { slowest, timesOfPlaywright, timesOfVitest } from './slowest-tests.ts'

it('names the slowest of both runners, the slowest first', () => {
  const unit = timesOfVitest({
    numTotalTests: 2,
    numPassedTests: 2,
    testResults: [
      {
        status: 'passed',
        name: `${process.cwd()}/src/a.test.ts`,
        assertionResults: [
          { status: 'passed', fullName: 'quick', duration: 3 },
          { status: 'passed', fullName: 'slow', duration: 2400 },
        ],
      },
    ],
  })
  const browser = timesOfPlaywright({
    stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
    suites: [
      {
        title: 'b.spec.ts',
        specs: [],
        suites: [{ title: '/en', specs: [{ title: 'opens', tests: [{ results: [{ duration: 61_000 }] }] }] }],
      },
    ],
  })
  expect(slowest([...unit, ...browser], 2)).toEqual([
    '   61.0 s  b.spec.ts › /en › opens',
    '    2.4 s  src/a.test.ts › slow',
  ])
})
