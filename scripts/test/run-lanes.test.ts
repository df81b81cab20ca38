import { expect, it } from 'vitest'
import { runLanes, type Runner } from './run-lanes.ts'

/** Steps are names: `a!` fails, `b<a` depends on `a`, `b>a` runs only after `a` has ended. */
function createRecordingRunner() {
  const events: string[] = []
  const runner: Runner<string, 'passed' | 'failed' | 'not run'> = {
    async run(step) {
      events.push(`${step} begins`)
      await new Promise(resolve => setImmediate(resolve))
      events.push(`${step} ends`)
      return /^[^<>]*!/.test(step) ? 'failed' : 'passed'
    },
    getDependencies: step => step.split('<').slice(1),
    getPredecessors: step => step.split('>').slice(1),
    getName: step => step.split(/[<>]/)[0] ?? '',
    hasPassed: result => result === 'passed',
    createNotRunResult: () => 'not run',
  }
  return { events, runner }
}

it('runs lanes in parallel and the steps of a lane in sequence', async () => {
  const { events, runner } = createRecordingRunner()
  const results = await runLanes([['a', 'b'], ['c']], runner)
  expect(events).toEqual(['a begins', 'c begins', 'a ends', 'b begins', 'c ends', 'b ends'])
  expect(results).toEqual(['passed', 'passed', 'passed'])
})

it('starts a step when its dependency in another lane has passed', async () => {
  const { events, runner } = createRecordingRunner()
  await runLanes(
    [
      ['c<b', 'd'],
      ['a', 'b'],
    ],
    runner,
  )
  expect(events).toEqual(['a', 'b', 'c<b', 'd'].flatMap(step => [`${step} begins`, `${step} ends`]))
})

it('starts a step after its predecessor has ended, even if the predecessor has failed', async () => {
  const { events, runner } = createRecordingRunner()
  const results = await runLanes([['b>a!'], ['c', 'a!']], runner)
  expect(events).toEqual(['c', 'a!', 'b>a!'].flatMap(step => [`${step} begins`, `${step} ends`]))
  expect(results).toEqual(['passed', 'failed', 'passed'])
})

it('continues after a failed step, but does not run steps that depend on it', async () => {
  const { events, runner } = createRecordingRunner()
  const results = await runLanes([['a!', 'b', 'c<a!', 'd<c<b', 'e<b']], runner)
  expect(events.filter(event => event.includes('begins'))).toEqual(['a! begins', 'b begins', 'e<b begins'])
  expect(results).toEqual(['failed', 'passed', 'not run', 'not run', 'passed'])
})
