import { expect, test, describe } from 'vitest'
import {
  isCategorySlug,
  type Category,
  countCategories,
  getCategoryLevel,
  findCategoryPath,
  listNonEmptyCategories,
  getPopularCategories,
  getPopularLeaves,
} from './category.ts'

test.each(['repair', 'repair/bathroom/tiles', 'a/b/c/d/e/f/g/h', 'Repair', 'ремонт/ванная', 'snake_case', 'c++', '~a'])(
  'R-slug: %s is the slug of a category',
  slug => {
    expect(isCategorySlug(slug)).toBe(true)
  },
)

test.each([
  '',
  '/',
  'repair/',
  '/repair',
  'a/..',
  '../up',
  'x?y=1#z',
  'with space',
  '100%',
  'a.b',
  'a/b/c/d/e/f/g/h/i',
])('R-slug: %j is none, so the API is not asked', slug => {
  expect(isCategorySlug(slug)).toBe(false)
})

const category = (slug: string, ...children: readonly Category[]): Category => ({
  id: slug.length,
  slug,
  name: slug,
  parentId: null,
  description: null,
  children,
  profilesCount: null,
})
const tiles = category('repair/bathroom/tiles')
const bathroom = category('repair/bathroom', tiles)
const painting = category('repair/painting')
const repair = category('repair', bathroom, painting)
const law = category('law')
const tree = [law, repair]

describe('the tree of categories', () => {
  test('is searched on every level', () => {
    expect([law, repair, bathroom, tiles].map(({ slug }) => findCategoryPath(tree, slug).at(-1))).toEqual([
      law,
      repair,
      bathroom,
      tiles,
    ])
    expect(findCategoryPath(tree, 'repair/roof')).toEqual([])
  })

  test('gives the path from the top category to a category', () => {
    expect(findCategoryPath(tree, tiles.slug)).toEqual([repair, bathroom, tiles])
    expect(findCategoryPath(tree, 'nope')).toEqual([])
    expect(findCategoryPath([], 'law')).toEqual([])
  })

  test('is counted on all levels', () => {
    expect(countCategories(tree)).toBe(5)
    expect(countCategories([])).toBe(0)
  })
})

describe('the category level of a list', () => {
  test('is the top level without a category', () => {
    expect(getCategoryLevel(tree)).toEqual({ parent: null, categories: tree, current: null })
  })
  test('is the children of a category that has some, with the category as their parent', () => {
    expect(getCategoryLevel(tree, bathroom.slug)).toEqual({ parent: bathroom, categories: [tiles], current: bathroom })
  })
  test('is the siblings of a leaf, with their parent', () => {
    expect(getCategoryLevel(tree, painting.slug)).toEqual({
      parent: repair,
      categories: [bathroom, painting],
      current: painting,
    })
    expect(getCategoryLevel(tree, law.slug)).toEqual({ parent: null, categories: tree, current: law })
  })
  test('is the top level for an unknown category', () => {
    expect(getCategoryLevel(tree, 'nope')).toEqual({ parent: null, categories: tree, current: null })
  })
})

const categoryWithCount = (
  slug: string,
  profilesCount: number | null,
  children: readonly Category[] = [],
): Category => ({
  id: 1,
  slug,
  name: slug,
  parentId: null,
  description: null,
  children,
  profilesCount,
})

test('lists categories on all levels that have specialists', () => {
  const countedTree = [
    categoryWithCount('a', 3, [
      categoryWithCount('a/b', 0, [categoryWithCount('a/b/c', 1)]),
      categoryWithCount('a/d', 2),
    ]),
    categoryWithCount('e', 0),
    categoryWithCount('f', null),
  ]
  expect(listNonEmptyCategories(countedTree).map(({ slug }) => slug)).toEqual(['a', 'a/b/c', 'a/d'])
})

test('returns the first twelve top categories, empty ones last', () => {
  const tops = [
    categoryWithCount('empty', 0),
    ...Array.from({ length: 12 }, (_, index) => categoryWithCount(`${index}`, index === 3 ? null : 1)),
  ]
  expect(getPopularCategories(tops).map(({ slug }) => slug)).toEqual(tops.slice(1).map(({ slug }) => slug))
  expect(getPopularCategories(tops.slice(0, 3)).map(({ slug }) => slug)).toEqual(['0', '1', 'empty'])
})

test('returns the largest leaf of each top category, without empty ones', () => {
  const tops = [
    categoryWithCount('a', 3, [
      categoryWithCount('a/b', 9, [categoryWithCount('a/b/c', 1), categoryWithCount('a/b/d', 2)]),
      categoryWithCount('a/e', 1),
    ]),
    categoryWithCount('f', null, [categoryWithCount('f/g', null), categoryWithCount('f/h', null)]),
    categoryWithCount('i', 8, [categoryWithCount('i/j', 8)]),
    categoryWithCount('k', 1, [categoryWithCount('k/l', 0)]),
    categoryWithCount('m', 9),
  ]
  expect(getPopularLeaves(tops).map(({ slug }) => slug)).toEqual(['i/j', 'a/b/d', 'f/g'])
})
