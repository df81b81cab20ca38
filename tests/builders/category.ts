import type { Category } from '#domain/category/category.ts'

export const aCategory = (overrides: Partial<Category> = {}): Category => ({
  id: 1,
  slug: 'repetitory',
  name: 'Репетиторы',
  parentId: null,
  description: null,
  children: [],
  profilesCount: 214,
  ...overrides,
})

export const math = aCategory({
  id: 2,
  slug: 'repetitory/matematika',
  name: 'Математика',
  parentId: 1,
  profilesCount: 86,
})

export const tutors = aCategory({
  children: [math, aCategory({ id: 3, slug: 'repetitory/fizika', name: 'Физика', parentId: 1, profilesCount: 41 })],
})

export const aTree = (): readonly Category[] => [
  tutors,
  aCategory({ id: 4, slug: 'elektriki', name: 'Электрики', profilesCount: 97 }),
]
