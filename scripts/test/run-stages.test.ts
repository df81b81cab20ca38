import { expect, it } from 'vitest'
import { runStages, type Runner } from './run-stages.ts'

/** Steps by name: those with a `!` fail, `b<a` depends on `a`. Each step yields to the event loop, so that lanes interleave. */
function createRecordingRunner() {
  const events: string[] = []
  const runner: Runner<string, 'passed' | 'failed' | 'not run'> = {
    async run(step, isAlone) {
      events.push(`${step} begins${isAlone ? ' alone' : ''}`)
      await new Promise(resolve => setImmediate(resolve))
      events.push(`${step} ends`)
      return step.includes('!') ? 'failed' : 'passed'
    },
    getDependencies: step => step.split('<').slice(1),
    getName: step => step.split('<')[0] ?? '',
    isPassed: result => result === 'passed',
    createNotRunResult: () => 'not run',
  }
  return { events, runner }
}

it('runs stages in sequence, lanes of a stage in parallel, and steps of a lane in sequence', async () => {
  const { events, runner } = createRecordingRunner()
  const results = await runStages([[['a', 'b'], ['c']], [['d']]], runner)
  expect(events).toEqual(['a begins', 'c begins', 'a ends', 'b begins', 'c ends', 'b ends', 'd begins alone', 'd ends'])
  expect(results).toEqual(['passed', 'passed', 'passed', 'passed'])
})

it('continues after a failed step, but does not run steps that depend on it', async () => {
  const { events, runner } = createRecordingRunner()
  const results = await runStages([[['a!', 'b']], [['c<a!']], [['d<c', 'e<b']]], runner)
  expect(events.filter(event => event.includes('begins'))).toEqual([
    'a! begins alone',
    'b begins alone',
    'e<b begins alone',
  ])
  expect(results).toEqual(['failed', 'passed', 'not run', 'not run', 'passed'])
})
