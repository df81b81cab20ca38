import { expect, it } from 'vitest'
import { judgeProblems } from './judge-problems.ts'

const refused = 'answer: 422 POST /use-cases/writeReview'
const findProblems = (
  observed: readonly string[],
  counted: readonly (readonly [string, number])[],
  patterns: readonly RegExp[] = [],
) => judgeProblems(observed, { counted: new Map(counted), patterns })

it('accepts problems that occurred as often as expected', () => {
  expect(findProblems([], [])).toEqual([])
  expect(findProblems([refused, refused], [[refused, 2]])).toEqual([])
  expect(findProblems(['console: ChunkLoadError', 'console: ChunkLoadError'], [], [/ChunkLoadError/])).toEqual([])
})

it.each([
  ['unexpected', [refused], [], `${refused} (1, expected 0)`],
  ['one too many', [refused, refused], [[refused, 1]], `${refused} (2, expected 1)`],
  ['one too few', [refused], [[refused, 2]], `${refused} (1, expected 2)`],
  ['expected but absent', [], [[refused, 1]], `${refused} (0, expected 1)`],
  [
    'of another status',
    ['answer: 503 POST /a'],
    [
      ['answer: 503 POST /a', 1],
      ['answer: 401 POST /a', 1],
    ],
    'answer: 401 POST /a (0, expected 1)',
  ],
] as const)('reports a problem that is %s', (_, observed, counted, expected) => {
  expect(findProblems(observed, counted)).toEqual([expected])
})

it('reports a pattern without a match', () => {
  expect(findProblems([], [], [/ChunkLoadError/])).toEqual(['never: /ChunkLoadError/'])
})
