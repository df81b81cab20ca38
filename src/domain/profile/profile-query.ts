/** Which specialists a list shows, and in what order. */
export interface ProfileQuery {
  readonly cityId?: number
  readonly category?: string
  readonly search?: string
  readonly sort?: ProfileSort
  /** Leaves out who names no price. */
  readonly priceTo?: number
  /** Leaves out who has no rating. */
  readonly ratingFrom?: number
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

export const profileSorts = ['rating', 'reviews', 'new', 'price'] as const
/** `price` ascends, the others descend. */
export type ProfileSort = (typeof profileSorts)[number]

/** A list shows 24 specialists a page (R-list). */
export const profilesPerPage = 24
