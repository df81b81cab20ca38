import type { Category } from './category.ts'

export interface CategoryGroup {
  readonly id: number
  readonly name: string
  readonly categories: readonly GroupedCategory[]
}

interface GroupedCategory {
  readonly id: number
  /** The names below the top category. For the top category itself, its name. */
  readonly path: readonly string[]
}

export const groupCategories = (tree: readonly Category[]): readonly CategoryGroup[] =>
  tree.map(({ id, name, children }) => ({
    id,
    name,
    categories: [{ id, path: [name] }, ...flattenDescendants(children, [])],
  }))

const flattenDescendants = (children: readonly Category[], parentPath: readonly string[]): readonly GroupedCategory[] =>
  children.flatMap(({ id, name, children: grandchildren }) => {
    const path = [...parentPath, name]
    return [{ id, path }, ...flattenDescendants(grandchildren, path)]
  })
