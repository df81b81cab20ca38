import { flattenTree, type Category } from './category.ts'

/** Finds a category of any level. */
export const findCategoryById = (tree: readonly Category[], id: number): Category | undefined =>
  flattenTree(tree).find(category => category.id === id)
