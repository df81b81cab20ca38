import { expect, test } from 'vitest'
import { getComparisonPath, parseComparisonQuery } from './compare-path.ts'

test('queries with the same ids in the same order, or without ids, have one canonical path', () => {
  for (const query of ['ids=12,7', 'ids=12&ids=7', 'utm_source=a&ids=12%2C7&ids=x', 'ids=12&ids=7,12'])
    expect(getComparisonPath('en', parseComparisonQuery(query)), query).toBe('/en/profiles/compare?ids=12,7')
  expect(getComparisonPath('ru', parseComparisonQuery('ids=&id=7'))).toBe('/profiles/compare')
})
