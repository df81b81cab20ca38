import { expect, test } from 'vitest'
import { aCategory } from '#tests/builders/category.ts'
import { groupCategories } from './group-categories.ts'

const tree = [
  aCategory({
    id: 1,
    name: 'Ремонт',
    children: [
      aCategory({ id: 2, name: 'Ванная', children: [aCategory({ id: 3, name: 'Плитка' })] }),
      aCategory({ id: 4, name: 'Кровля' }),
    ],
  }),
  aCategory({ id: 5, name: 'Юристы' }),
]

test('groups all descendants under their top category, with their paths', () => {
  expect(groupCategories(tree)).toEqual([
    {
      id: 1,
      name: 'Ремонт',
      categories: [
        { id: 1, path: ['Ремонт'] },
        { id: 2, path: ['Ванная'] },
        { id: 3, path: ['Ванная', 'Плитка'] },
        { id: 4, path: ['Кровля'] },
      ],
    },
    { id: 5, name: 'Юристы', categories: [{ id: 5, path: ['Юристы'] }] },
  ])
})

test('returns no groups for an empty tree', () => {
  expect(groupCategories([])).toEqual([])
})
