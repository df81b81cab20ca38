import { expect, it } from 'vitest'
import { addStepFailure, failSkipped, hasRunAny } from './run-step.ts'
import type { TestResult } from './test-results.ts'

const createResult = (outcome: TestResult['outcome']): TestResult => ({ name: outcome, outcome, ms: 1, error: '' })
const listFailures = (
  step: Parameters<typeof addStepFailure>[0],
  status: number | null,
  report: Parameters<typeof addStepFailure>[2],
) =>
  addStepFailure(step, { status, lastOutput: '' }, report)
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ name }) => name)

it('returns the results of a step that exits with 0', () => {
  const results = [createResult('passed'), createResult('skipped')]
  expect(addStepFailure({ name: 'e2e' }, { status: 0, lastOutput: '' }, results)).toEqual(results)
})

it('fails a command without tests if its exit code is not 0', () => {
  expect(listFailures({ name: 'build' }, 0, undefined)).toEqual([])
  expect(listFailures({ name: 'build' }, 2, undefined)).toEqual(['build: exit code 2'])
})

it('reports the last output of a command that fails', () => {
  const [failure] = addStepFailure({ name: 'build' }, { status: 2, lastOutput: 'no such file' }, undefined)
  expect(failure?.error).toBe('no such file')
})

it.each([
  ['writes no report', 0, 'unreadable', 'e2e: no report'],
  ['runs no tests', 0, [], 'e2e: no tests ran'],
  ['crashes after its tests passed', 1, [createResult('passed')], 'e2e: exit code 1'],
  ['is killed', null, [createResult('passed')], 'e2e: killed'],
] as const)('adds a failure when a step %s', (_name, status, report, name) => {
  expect(listFailures({ name: 'e2e' }, status, report)).toEqual([name])
})

it('accepts a step without tests if the step allows that', () => {
  expect(listFailures({ name: 'changed', allowsNoTests: true }, 0, [])).toEqual([])
})

it('does not count a failure twice', () => {
  expect(listFailures({ name: 'e2e' }, 1, [createResult('passed'), createResult('failed')])).toEqual(['failed'])
})

it('turns skipped tests into failed ones', () => {
  const results = failSkipped([createResult('passed'), createResult('skipped')])
  expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['passed', 'passed'],
    ['skipped (skipped)', 'failed'],
  ])
})

it.each([
  [false, ['skipped', 'skipped']],
  [true, ['skipped', 'passed']],
  [true, ['failed']],
  // A command without tests.
  [true, []],
] as const)('tells whether anything ran: %s for %j', (hasRun, outcomes) => {
  expect(hasRunAny(outcomes.map(createResult))).toBe(hasRun)
})
