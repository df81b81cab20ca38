import type { Category } from './category.ts'

/** A category at the top of the tree, and all that may be chosen in it. */
export interface CategoryGroup {
  readonly id: number
  readonly name: string
  readonly categories: readonly GroupedCategory[]
}

export interface GroupedCategory {
  readonly id: number
  /** The names on the way to it, its own last, without the group it stands in. */
  readonly path: readonly string[]
}

export const categoryGroups = (tree: readonly Category[]): readonly CategoryGroup[] =>
  tree.map(({ id, name, children }) => ({ id, name, categories: [{ id, path: [name] }, ...below(children, [])] }))

const below = (children: readonly Category[], way: readonly string[]): readonly GroupedCategory[] =>
  children.flatMap(({ id, name, children: further }) => {
    const path = [...way, name]
    return [{ id, path }, ...below(further, path)]
  })
