import { expect, it } from 'vitest'
import { runStages } from './run-stages.ts'

/** Steps by name; those with a `!` fail. Each takes a turn, so that lanes can overtake one another. */
function recorded() {
  const events: string[] = []
  const run = async (step: string, isAlone: boolean) => {
    events.push(`${step} begins${isAlone ? ' alone' : ''}`)
    await new Promise(resolve => setImmediate(resolve))
    events.push(`${step} ends`)
    return step.endsWith('!') ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
  }
  return { events, run }
}

it('runs stages one after the other, the lanes of a stage at the same time, the steps of a lane in order', async () => {
  const { events, run } = recorded()
  const counts = await runStages([[['a', 'b'], ['c']], [['d']]], run)
  expect(events).toEqual(['a begins', 'c begins', 'a ends', 'b begins', 'c ends', 'b ends', 'd begins alone', 'd ends'])
  expect(counts).toEqual(Array.from({ length: 4 }, () => ({ passed: 1, failed: 0 })))
})

it('begins nothing once a step has failed, and counts what was under way', async () => {
  const { events, run } = recorded()
  const counts = await runStages(
    [
      [
        ['a!', 'b'],
        ['c', 'd'],
      ],
      [['e']],
    ],
    run,
  )
  expect(events).toEqual(['a! begins', 'c begins', 'a! ends', 'c ends'])
  expect(counts).toEqual([
    { passed: 0, failed: 1 },
    { passed: 1, failed: 0 },
  ])
})
