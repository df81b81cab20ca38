import { expect, it } from 'vitest'
import { addStepFailure, failSkipped } from './run-step.ts'
import type { TestResult } from './test-results.ts'

const result = (outcome: TestResult['outcome']): TestResult => ({ name: outcome, outcome, ms: 1 })
const failures = (...step: Parameters<typeof addStepFailure>) =>
  addStepFailure(...step)
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name }) => name)

it('returns the results of a step that exits with 0', () => {
  const results = [result('passed'), result('skipped')]
  expect(addStepFailure({ name: 'e2e' }, 0, results)).toEqual(results)
})

it('judges a command without tests by its exit code', () => {
  expect(failures({ name: 'build' }, 0, undefined)).toEqual([])
  expect(failures({ name: 'build' }, 2, undefined)).toEqual(['build: exit code 2'])
})

it.each([
  ['writes no report', 0, 'unreadable', 'e2e: no report'],
  ['runs no tests', 0, [], 'e2e: no tests ran'],
  ['crashes after its tests passed', 1, [result('passed')], 'e2e: exit code 1'],
  ['is killed', null, [result('passed')], 'e2e: killed'],
] as const)('adds a failure when a step %s', (_when, status, report, name) => {
  expect(failures({ name: 'e2e' }, status, report)).toEqual([name])
})

it('accepts a step without tests when nothing has changed', () => {
  expect(failures({ name: 'changed', allowsNoTests: true }, 0, [])).toEqual([])
})

it('does not count a failure twice', () => {
  expect(failures({ name: 'e2e' }, 1, [result('passed'), result('failed')])).toEqual(['failed'])
})

it('counts skipped tests as failed in CI', () => {
  const results = failSkipped([result('passed'), result('skipped')])
  expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['passed', 'passed'],
    ['skipped (skipped)', 'failed'],
  ])
})
