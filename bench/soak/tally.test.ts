import { expect, it } from 'vitest'
import { addVisit, countVisits, emptyTally, formatTally, findViolations } from './tally.ts'

const tally = [200, 200, 503, 'reset' as const]
  .map((statusOrFailure, index) => ({ statusOrFailure, ms: index * 10, isCacheable: true }))
  .reduce(addVisit, emptyTally)

it('counts visits by status or failure and finds the slowest', () => {
  expect(tally).toEqual({ counts: { 200: 2, 503: 1, reset: 1 }, slowestMs: 30 })
  expect(countVisits(tally)).toBe(4)
  expect(formatTally(tally)).toBe('2 × 200, 1 × 503, 1 × reset, slowest 30 ms')
  expect(formatTally(emptyTally)).toBe('none')
})

it('reports disallowed outcomes and a lack of requests', () => {
  expect(findViolations('cached pages', tally, [200])).toEqual(['cached pages: 1 × 503', 'cached pages: 1 × reset'])
  expect(findViolations('new pages', tally, [200, 503, 'reset'])).toEqual([])
  expect(findViolations('cached pages', emptyTally, [200])).toEqual(['cached pages: no requests'])
})
