import type { Category } from './category.ts'

/** The categories, on all levels, that are known to have specialists. */
export const inhabited = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap(category => [
    ...(category.profilesCount !== null && category.profilesCount > 0 ? [category] : []),
    ...inhabited(category.children),
  ])
