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

export interface CategoryNotFound {
  readonly _tag: 'CategoryNotFound'
  readonly slug: string
}
