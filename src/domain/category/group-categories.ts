import type { Category } from './category.ts'

/** A top category with its descendants; it can be chosen itself. */
export interface CategoryGroup {
  readonly id: number
  readonly name: string
  readonly categories: readonly GroupedCategory[]
}

export interface GroupedCategory {
  readonly id: number
  /** Names from below the top category down to this one; the top category's own name for itself. */
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
