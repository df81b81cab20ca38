import { flattenTree, type Category } from './category.ts'

export const findCategoryById = (tree: readonly Category[], id: number): Category | undefined =>
  flattenTree(tree).find(category => category.id === id)
