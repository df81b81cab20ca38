import type { Profile } from '#domain/profile/profile.ts'
import { isSlug } from '#domain/shared/slug.ts'

export interface Category {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly parentId: number | null
  readonly description: string | null
  readonly children: readonly Category[]
  /** In the requested city or country; null if the API omits it. */
  readonly profilesCount: number | null
}

export interface TopCategory extends Category {
  readonly avatars?: readonly CategoryAvatar[]
}

export type CategoryAvatar = Pick<Profile, 'id' | 'user'>

export interface CategoryNotFound {
  readonly _tag: 'CategoryNotFound'
  readonly slug: string
}

const maxSlugSegments = 8

export const isCategorySlug = (slug: string): boolean => {
  const segments = slug.split('/')
  return segments.length <= maxSlugSegments && segments.every(isSlug)
}

export const findPath = (tree: readonly Category[], isMatch: (category: Category) => boolean): readonly Category[] => {
  for (const category of tree) {
    if (isMatch(category)) return [category]
    const path = findPath(category.children, isMatch)
    if (path.length > 0) return [category, ...path]
  }
  return []
}

export const findCategoryPath = (tree: readonly Category[], slug: string): readonly Category[] =>
  findPath(tree, category => category.slug === slug)

export const removeEmptyCategories = <C extends Category>(tree: readonly C[]): readonly C[] =>
  tree
    .filter(({ profilesCount }) => profilesCount !== 0)
    .map(category => ({ ...category, children: removeEmptyCategories(category.children) }))

const maxPopular = 12

/** Keeps the order of the API, except that empty categories come last. */
export const getPopularCategories = (tree: readonly Category[]): readonly Category[] =>
  tree.toSorted((a, b) => Number(a.profilesCount === 0) - Number(b.profilesCount === 0)).slice(0, maxPopular)

const getLeaves = ({ children }: Category): readonly Category[] =>
  children.flatMap(child => (child.children.length > 0 ? getLeaves(child) : [child]))

const sortByProfilesCount = (categories: readonly Category[]) =>
  categories.toSorted((a, b) => (b.profilesCount ?? 0) - (a.profilesCount ?? 0))

/** Only the largest leaf of each top category. */
export const getPopularLeaves = (tree: readonly Category[]): readonly Category[] =>
  sortByProfilesCount(removeEmptyCategories(tree).flatMap(top => sortByProfilesCount(getLeaves(top)).slice(0, 1)))

interface CategoryLevel {
  readonly categories: readonly Category[]
  readonly current: Category | null
}

/** The children of the category; for a leaf, its siblings. */
export const getCategoryLevel = (tree: readonly Category[], slug?: string): CategoryLevel => {
  const [current = null, parent = null] = slug === undefined ? [] : findCategoryPath(tree, slug).toReversed()
  if (current && current.children.length > 0) return { categories: current.children, current }
  return { categories: parent ? parent.children : tree, current }
}

export const flattenTree = (tree: readonly Category[]): readonly Category[] =>
  tree.flatMap(category => [category, ...flattenTree(category.children)])

export const listCategoriesWithProfiles = (tree: readonly Category[]): readonly Category[] =>
  flattenTree(tree).filter(({ profilesCount }) => profilesCount !== null && profilesCount > 0)
