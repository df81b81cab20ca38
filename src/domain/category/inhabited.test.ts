import { expect, test } from 'vitest'
import type { Category } from './category.ts'
import { inhabited } from './inhabited.ts'

const category = (slug: string, profilesCount: number | null, children: readonly Category[] = []): Category => ({
  id: 1,
  slug,
  name: slug,
  parentId: null,
  description: null,
  children,
  profilesCount,
})

test('categories on all levels in which somebody is known to be', () => {
  const tree = [
    category('a', 3, [category('a/b', 0, [category('a/b/c', 1)]), category('a/d', 2)]),
    category('e', 0),
    category('f', null),
  ]
  expect(inhabited(tree).map(({ slug }) => slug)).toEqual(['a', 'a/b/c', 'a/d'])
})
