import { expect, test } from 'vitest'
import { parseCategorySlug } from './category.ts'

test.each([
  [['repair'], 'repair'],
  [['repair', 'bathroom', 'tiles'], 'repair/bathroom/tiles'],
])('%j is the category %s', (segments, slug) => {
  expect(parseCategorySlug(segments)).toBe(slug)
})

test.each([
  [[]],
  [['']],
  [['repair', '']],
  [['Repair']],
  [['ремонт']],
  [['a', '..']],
  [Array.from({ length: 9 }, () => 'a')],
])('%j is not found without a call', segments => {
  expect(parseCategorySlug(segments)).toBeUndefined()
})
