import { describe, expect, it } from 'vitest'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import { addStepFailure, areAllSkipped, failSkipped, runStep } from './run-step.ts'
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
  ['is killed after its report', null, [createResult('passed')], 'e2e: killed or not started'],
  ['is killed before its report', null, 'unreadable', 'e2e: no report, killed or not started'],
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
  [true, ['skipped', 'skipped']],
  [false, ['skipped', 'passed']],
  [false, ['failed']],
  [false, []],
] as const)('reports whether all tests were skipped: %s for %j', (expected, outcomes) => {
  expect(areAllSkipped(outcomes.map(createResult))).toBe(expected)
})

describe('the processes of a step', () => {
  async function createServerCommand(statement: string) {
    const port = await reservePort()
    const createServer = "require('node:http').createServer((_, response) => response.end())"
    const listen = `${createServer}.listen(${port}, () => console.log('listening'))`
    const script = `
      const server = require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(listen)}])
      server.stdout.once('data', () => { ${statement} })`
    return { port, command: [process.execPath, '--eval', script] as const }
  }
  const isListening = (port: number) =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    )

  it.each(['process.exit()', "process.kill(process.pid, 'SIGKILL')"])('end after %s', async end => {
    const { port, command } = await createServerCommand(end)
    await runStep({ name: 'step', getCommand: () => command }, 60_000)
    await expect.poll(() => isListening(port)).toBe(false)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('end when %s ends the run', async signal => {
    const { port, command } = await createServerCommand("console.log('ready')")
    const script = `
      import { runStep } from '#scripts/test/run-step.ts'
      await runStep({ name: 'step', getCommand: () => ${JSON.stringify(command)} }, 60_000)`
    const args = ['--import=tsx', '--input-type=module', '--eval', script]
    const run = await startProcess(args, {}, line => line === 'step | ready')
    await run.stop(signal)
    await expect.poll(() => isListening(port)).toBe(false)
  })
})
