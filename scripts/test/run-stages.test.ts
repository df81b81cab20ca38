import { expect, it } from 'vitest'
import { runStages, type Runner } from './run-stages.ts'

/** Steps by name: those with a `!` fail, `b<a` needs `a`. Each takes a turn, so that lanes can overtake one another. */
function recorded() {
  const events: string[] = []
  const runner: Runner<string, 'good' | 'bad' | 'omitted'> = {
    async run(step, isAlone) {
      events.push(`${step} begins${isAlone ? ' alone' : ''}`)
      await new Promise(resolve => setImmediate(resolve))
      events.push(`${step} ends`)
      return step.includes('!') ? 'bad' : 'good'
    },
    needs: step => step.split('<').slice(1),
    nameOf: step => step.split('<')[0] ?? '',
    isGood: result => result === 'good',
    omit: () => 'omitted',
  }
  return { events, runner }
}

it('runs stages one after the other, the lanes of a stage at the same time, the steps of a lane in order', async () => {
  const { events, runner } = recorded()
  const results = await runStages([[['a', 'b'], ['c']], [['d']]], runner)
  expect(events).toEqual(['a begins', 'c begins', 'a ends', 'b begins', 'c ends', 'b ends', 'd begins alone', 'd ends'])
  expect(results).toEqual(['good', 'good', 'good', 'good'])
})

it('goes on after a failed step, without those that need it', async () => {
  const { events, runner } = recorded()
  const results = await runStages([[['a!', 'b']], [['c<a!']], [['d<c', 'e<b']]], runner)
  expect(events.filter(event => event.includes('begins'))).toEqual([
    'a! begins alone',
    'b begins alone',
    'e<b begins alone',
  ])
  expect(results).toEqual(['bad', 'good', 'omitted', 'omitted', 'good'])
})
