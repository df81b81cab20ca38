import { describe, expect, it } from 'vitest'
import { countPlaywright, countStep, countSteps, countVitest, total } from './count-tests.ts'

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map(test => ({ status: test })),
})

describe('countVitest', () => {
  it('counts what passed and what failed', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')]
    expect(countVitest({ numTotalTests: 4, numPassedTests: 3, testResults })).toEqual({ passed: 3, failed: 1 })
  })
  it('counts a test that did not run as failed', () => {
    expect(
      countVitest({ numTotalTests: 2, numPassedTests: 1, testResults: [file('passed', 'passed', 'skipped')] }),
    ).toEqual({
      passed: 1,
      failed: 1,
    })
  })
  it('counts a file that could not be loaded as one failure', () => {
    expect(
      countVitest({ numTotalTests: 1, numPassedTests: 1, testResults: [file('passed', 'passed'), file('failed')] }),
    ).toEqual({
      passed: 1,
      failed: 1,
    })
  })
})

describe('countPlaywright', () => {
  it('counts flaky and skipped tests as failed', () => {
    expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual({
      passed: 5,
      failed: 6,
    })
  })
})

describe('countSteps', () => {
  it('counts the steps of a walk', () => {
    const steps = [true, false, true].map((isPassed, index) => ({ name: `step ${index}`, ms: 5, isPassed }))
    expect(countSteps({ steps })).toEqual({ passed: 2, failed: 1 })
  })
})

describe('countStep', () => {
  it('takes the counts of a step that ended well', () => {
    expect(countStep(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
  })
  it('adds nothing for a step without tests that ended well', () => {
    expect(countStep(0, 'none')).toEqual({ passed: 0, failed: 0 })
  })
  it.each([
    ['a step without tests fails', 1, 'none'],
    ['a step leaves no report', 0, 'unreadable'],
    ['a step crashes after its tests passed', 1, { passed: 3, failed: 0 }],
    ['a step is killed', null, { passed: 3, failed: 0 }],
    ['no test ran', 0, { passed: 0, failed: 0 }],
  ] as const)('counts a failure when %s', (_when, exitCode, tests) => {
    expect(countStep(exitCode, tests).failed).toBe(1)
  })
  it('does not count a failure twice', () => {
    expect(countStep(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
  })
})

describe('total', () => {
  it('adds up', () => {
    expect(
      total([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 })
  })
})
