import { expect, test } from 'vitest'
import { comparisonPath, readCompared } from './compare-path.ts'

test('a comparison has one address, whichever way it was written', () => {
  for (const query of ['ids=12,7', 'ids=7&ids=12', 'utm_source=a&ids=12%2C7&ids=x', 'ids=7&ids=12,7'])
    expect(comparisonPath('en', readCompared(query)), query).toBe('/en/profiles/compare?ids=7,12')
  expect(comparisonPath('ru', readCompared('ids=&id=7'))).toBe('/profiles/compare')
})
