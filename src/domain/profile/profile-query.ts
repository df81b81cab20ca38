/** Which specialists a list shows, and in what order. */
export interface ProfileQuery {
  readonly cityId?: number
  readonly category?: string
  readonly sort?: ProfileSort
  /** 1-based. */
  readonly page: number
  readonly perPage: number
}

export const profileSorts = ['rating', 'reviews', 'new', 'price'] as const
/** `price` ascends, the others descend. */
export type ProfileSort = (typeof profileSorts)[number]

/** A list shows 24 specialists a page (readings, R-list). */
export const profilesPerPage = 24
