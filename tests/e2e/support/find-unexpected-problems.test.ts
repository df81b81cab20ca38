import { expect, it } from 'vitest'
import { findUnexpectedProblems } from './find-unexpected-problems.ts'

const rejectedReview = 'response: 422 POST /use-cases/writeReview'
const findProblems = (
  problems: readonly string[],
  counts: readonly (readonly [string, number])[],
  patterns: readonly RegExp[] = [],
) => findUnexpectedProblems(problems, { counts: new Map(counts), patterns })

it('accepts problems that occurred as often as expected', () => {
  expect(findProblems([], [])).toEqual([])
  expect(findProblems([rejectedReview, rejectedReview], [[rejectedReview, 2]])).toEqual([])
  expect(findProblems(['console: ChunkLoadError', 'console: ChunkLoadError'], [], [/ChunkLoadError/])).toEqual([])
})

it.each([
  ['is unexpected', [rejectedReview], [], `${rejectedReview} (1, expected 0)`],
  ['occurs too often', [rejectedReview, rejectedReview], [[rejectedReview, 1]], `${rejectedReview} (2, expected 1)`],
  ['occurs too rarely', [rejectedReview], [[rejectedReview, 2]], `${rejectedReview} (1, expected 2)`],
  ['is expected but absent', [], [[rejectedReview, 1]], `${rejectedReview} (0, expected 1)`],
  [
    'is expected but absent, although another status occurred',
    ['response: 503 POST /a'],
    [
      ['response: 503 POST /a', 1],
      ['response: 401 POST /a', 1],
    ],
    'response: 401 POST /a (0, expected 1)',
  ],
] as const)('reports a problem that %s', (_, problems, expectedCounts, message) => {
  expect(findProblems(problems, expectedCounts)).toEqual([message])
})

it('reports a pattern without a match', () => {
  expect(findProblems([], [], [/ChunkLoadError/])).toEqual(['missing: /ChunkLoadError/'])
})
