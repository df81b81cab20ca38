/** A page that can be opened, or the gap between two of them. */
export type PageLink = number | 'gap'

/** The first page, the last one and those around the current one: 1 … 4 5 6 … 13. No gap hides a single page; one page has no links. */
export const getPageLinks = (current: number, last: number): readonly PageLink[] => {
  if (last < 2) return []
  const middle = Math.min(Math.max(current, 2), last - 1)
  const shown = [...new Set([1, middle - 1, middle, middle + 1, last])].filter(page => page >= 1)
  return shown.flatMap((page, index): readonly PageLink[] => {
    const hidden = page - (shown[index - 1] ?? 0) - 1
    if (hidden === 0) return [page]
    return [hidden === 1 ? page - 1 : 'gap', page]
  })
}

/** Which items of all a page shows, 1-based: '1–24 of 34'. Null when it shows none. */
export const getShownRange = (page: Page<unknown>): { readonly from: number; readonly to: number } | null => {
  if (page.items.length === 0) return null
  const from = (page.page - 1) * page.perPage + 1
  return { from, to: from + page.items.length - 1 }
}

/** Whether a list has no page of the number that was asked for, whichever it gives in its place. */
export const isPastEnd = ({ items, lastPage }: Page<unknown>, requested: number): boolean =>
  requested > 1 && (items.length === 0 || requested > lastPage)

/** Far more than any list has: a larger number is a made-up one, and nobody needs to be asked. */
export const maxPage = 100_000

/** The page that an address asks for, or undefined when it is not written as a page: `2`, but not `02`, `2.0` or `-1`. */
export const parsePage = (value: string): number | undefined => {
  const page = /^[1-9]\d*$/.test(value) ? Number(value) : NaN
  return page <= maxPage ? page : undefined
}

/** One page of a longer list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** 1-based. */
  readonly page: number
  readonly lastPage: number
  readonly perPage: number
  readonly total: number
}
