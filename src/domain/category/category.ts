import type { Profile } from '#domain/profile/profile.ts'
import { isSlug } from '#domain/shared/text.ts'

export interface Category {
  readonly id: number
  /** May span several path segments: `repair/bathroom/tiles`. */
  readonly slug: string
  readonly name: string
  readonly parentId: number | null
  readonly description: string | null
  readonly children: readonly Category[]
  /** How many specialists it has where it was asked for; null when the API does not say. */
  readonly profilesCount: number | null
}

/** A category at the top of the tree with the first few who offer it, where they were asked for. */
export interface TopCategory extends Category {
  readonly avatars?: readonly CategoryAvatar[]
}

export type CategoryAvatar = Pick<Profile, 'id' | 'user'>

export interface CategoryNotFound {
  readonly _tag: 'CategoryNotFound'
  readonly slug: string
}

const maxDepth = 8

/** The slug that the segments after `/specialists` spell, or undefined when no category can have it. */
export const parseCategorySlug = (segments: readonly string[]): string | undefined =>
  segments.length > 0 && segments.length <= maxDepth && segments.every(isSlug) ? segments.join('/') : undefined

/** From the top of the tree down to the category, both included; empty when the tree does not hold it. */
export const findCategoryPath = (tree: readonly Category[], slug: string): readonly Category[] => {
  for (const category of tree) {
    if (category.slug === slug) return [category]
    const path = findCategoryPath(category.children, slug)
    if (path.length > 0) return [category, ...path]
  }
  return []
}

/** How many categories there are, on all levels. */
export const countCategories = (tree: readonly Category[]): number =>
  tree.reduce((count, category) => count + 1 + countCategories(category.children), 0)

/** The categories, on all levels, without those that are known to have nobody. */
export const removeEmptyCategories = <C extends Category>(tree: readonly C[]): readonly C[] =>
  tree
    .filter(({ profilesCount }) => profilesCount !== 0)
    .map(category => ({ ...category, children: removeEmptyCategories(category.children) }))

const maxPopular = 12

/** The first categories, those that are known to have nobody last. */
export const getPopularCategories = (tree: readonly Category[]): readonly Category[] =>
  tree.toSorted((a, b) => Number(a.profilesCount === 0) - Number(b.profilesCount === 0)).slice(0, maxPopular)

const getLeaves = ({ children }: Category): readonly Category[] =>
  children.flatMap(child => (child.children.length > 0 ? getLeaves(child) : [child]))

const sortByProfilesCount = (categories: readonly Category[]) =>
  categories.toSorted((a, b) => (b.profilesCount ?? 0) - (a.profilesCount ?? 0))

/** What people look for at once: of each top category its fullest one that has nothing below, the fullest of them first. */
export const getPopularLeaves = (tree: readonly Category[]): readonly Category[] =>
  sortByProfilesCount(removeEmptyCategories(tree).flatMap(top => sortByProfilesCount(getLeaves(top)).slice(0, 1)))

/** What a list offers beside itself: the way up and the categories of one level. */
interface CategoryLevel {
  /** Null when the categories are the tops of the tree: the way up is then the whole list, if anything is chosen. */
  readonly parent: Category | null
  readonly categories: readonly Category[]
  /** Null when nothing is chosen. */
  readonly current: Category | null
}

/** The level below the category, or its own when it has nothing below; the tops without a category. */
export const getCategoryLevel = (tree: readonly Category[], slug?: string): CategoryLevel => {
  const [current = null, parent = null] = slug === undefined ? [] : findCategoryPath(tree, slug).toReversed()
  if (current && current.children.length > 0) return { parent: current, categories: current.children, current }
  return { parent, categories: parent ? parent.children : tree, current }
}

/** The categories, on all levels, that are known to have specialists. */
export const listNonEmptyCategories = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap(category => [
    ...(category.profilesCount !== null && category.profilesCount > 0 ? [category] : []),
    ...listNonEmptyCategories(category.children),
  ])
