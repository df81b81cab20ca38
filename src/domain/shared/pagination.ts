type PageLink = number | 'gap'

/** A gap hides at least two pages. */
export const getPageLinks = (currentPage: number, lastPage: number): readonly PageLink[] => {
  if (lastPage < 2) return []
  const middle = Math.min(Math.max(currentPage, 2), lastPage - 1)
  const pages = [...new Set([1, middle - 1, middle, middle + 1, lastPage])].filter(page => page >= 1)
  return pages.flatMap((page, index): readonly PageLink[] => {
    const hiddenCount = page - (pages[index - 1] ?? 0) - 1
    if (hiddenCount === 0) return [page]
    return [hiddenCount === 1 ? page - 1 : 'gap', page]
  })
}

/** 1-based and inclusive. */
export const getShownRange = (page: Page<unknown>): { readonly from: number; readonly to: number } | null => {
  if (page.items.length === 0) return null
  const from = (page.page - 1) * page.perPage + 1
  return { from, to: from + page.items.length - 1 }
}

export const isPastEnd = ({ items }: Page<unknown>, requestedPage: number): boolean =>
  requestedPage > 1 && items.length === 0

/** Far more than any list has. */
export const maxPage = 100_000

/** Accepts only the canonical form: `2`, but not `02` or `2.0`. */
export const parsePage = (value: string): number | undefined => {
  const page = /^[1-9]\d*$/.test(value) ? Number(value) : NaN
  return page <= maxPage ? page : undefined
}

export interface Page<T> {
  readonly items: readonly T[]
  /** 1-based. */
  readonly page: number
  readonly lastPage: number
  readonly perPage: number
  readonly total: number
}
