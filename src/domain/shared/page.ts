/** One page of a longer list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** 1-based. */
  readonly page: number
  readonly lastPage: number
  readonly perPage: number
  readonly total: number
}
