import { expect, test } from 'vitest'
import { aTree, math, tutors } from '#tests/builders/category.ts'
import { findCategoryById } from './find-category-by-id.ts'

test('finds a category at any level of the tree, and nothing for an unknown id', () => {
  expect(findCategoryById(aTree(), tutors.id)).toEqual(tutors)
  expect(findCategoryById(aTree(), math.id)).toEqual(math)
  expect(findCategoryById(aTree(), 4)?.slug).toBe('elektriki')
  expect(findCategoryById(aTree(), 404)).toBeUndefined()
})
