import { expect, test, describe } from 'vitest'
import {
  isCategorySlug,
  type Category,
  getCategoryLevel,
  findCategoryPath,
  listCategoriesWithProfiles,
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
])('R-slug: %j is not the slug of a category', slug => {
  expect(isCategorySlug(slug)).toBe(false)
})

const createCategory = (slug: string, ...children: readonly Category[]): Category => ({
  id: slug.length,
  slug,
  name: slug,
  parentId: null,
  description: null,
  children,
  profilesCount: null,
})
const tiles = createCategory('repair/bathroom/tiles')
const bathroom = createCategory('repair/bathroom', tiles)
const painting = createCategory('repair/painting')
const repair = createCategory('repair', bathroom, painting)
const law = createCategory('law')
const tree = [law, repair]

describe('the category tree', () => {
  test('is searched at every level', () => {
    expect([law, repair, bathroom, tiles].map(({ slug }) => findCategoryPath(tree, slug).at(-1))).toEqual([
      law,
      repair,
      bathroom,
      tiles,
    ])
    expect(findCategoryPath(tree, 'repair/roof')).toEqual([])
  })

  test('returns the path from a top category down to a slug, or an empty one for an unknown slug', () => {
    expect(findCategoryPath(tree, tiles.slug)).toEqual([repair, bathroom, tiles])
    expect(findCategoryPath(tree, 'nope')).toEqual([])
    expect(findCategoryPath([], 'law')).toEqual([])
  })
})

describe('the category level of a list', () => {
  test('is the top level without a category', () => {
    expect(getCategoryLevel(tree)).toEqual({ categories: tree, current: null })
  })
  test('has the children of a category', () => {
    expect(getCategoryLevel(tree, bathroom.slug)).toEqual({ categories: [tiles], current: bathroom })
  })
  test('has the siblings of a leaf', () => {
    expect(getCategoryLevel(tree, painting.slug)).toEqual({ categories: [bathroom, painting], current: painting })
    expect(getCategoryLevel(tree, law.slug)).toEqual({ categories: tree, current: law })
  })
  test('is the top level for an unknown category', () => {
    expect(getCategoryLevel(tree, 'nope')).toEqual({ categories: tree, current: null })
  })
})

const createCategoryWithCount = (
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

test('lists the categories that have specialists, at every level', () => {
  const countedTree = [
    createCategoryWithCount('a', 3, [
      createCategoryWithCount('a/b', 0, [createCategoryWithCount('a/b/c', 1)]),
      createCategoryWithCount('a/d', 2),
    ]),
    createCategoryWithCount('e', 0),
    createCategoryWithCount('f', null),
  ]
  expect(listCategoriesWithProfiles(countedTree).map(({ slug }) => slug)).toEqual(['a', 'a/b/c', 'a/d'])
})

test('returns the first twelve top categories, empty ones last', () => {
  const tops = [
    createCategoryWithCount('empty', 0),
    ...Array.from({ length: 12 }, (_, index) => createCategoryWithCount(`${index}`, index === 3 ? null : 1)),
  ]
  expect(getPopularCategories(tops).map(({ slug }) => slug)).toEqual(tops.slice(1).map(({ slug }) => slug))
  expect(getPopularCategories(tops.slice(0, 3)).map(({ slug }) => slug)).toEqual(['0', '1', 'empty'])
})

test('returns the largest leaf of each top category that has subcategories, largest first, without empty ones', () => {
  const tops = [
    createCategoryWithCount('a', 3, [
      createCategoryWithCount('a/b', 9, [createCategoryWithCount('a/b/c', 1), createCategoryWithCount('a/b/d', 2)]),
      createCategoryWithCount('a/e', 1),
    ]),
    createCategoryWithCount('f', null, [createCategoryWithCount('f/g', null), createCategoryWithCount('f/h', null)]),
    createCategoryWithCount('i', 8, [createCategoryWithCount('i/j', 8)]),
    createCategoryWithCount('k', 1, [createCategoryWithCount('k/l', 0)]),
    createCategoryWithCount('m', 9),
  ]
  expect(getPopularLeaves(tops).map(({ slug }) => slug)).toEqual(['i/j', 'a/b/d', 'f/g'])
})
