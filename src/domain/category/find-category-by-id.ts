import type { Category } from './category.ts'

/** Finds a category of any level. */
export const findCategoryById = (tree: readonly Category[], id: number): Category | undefined =>
  tree.flatMap(category => (category.id === id ? category : (findCategoryById(category.children, id) ?? []))).at(0)
