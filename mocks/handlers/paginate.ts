import type { MockRequest } from './handler.ts'
import { getInteger } from './query-numbers.ts'

const defaultPerPage = 24
const maxPerPage = 100

/** Returns Laravel's page format. A page past the last one is empty. */
export const paginate = <T, W>(items: readonly T[], request: MockRequest, wire: (item: T) => W) =>
  paginateLazily({ total: items.length, getPage: (from, count) => items.slice(from, from + count).map(wire) }, request)

/** Like `paginate`, for lists whose items are generated on request. */
export function paginateLazily<W>(
  {
    total,
    getPage: getItems,
  }: { readonly total: number; readonly getPage: (from: number, count: number) => readonly W[] },
  { query, path, viewer }: MockRequest,
) {
  const perPage = getInteger(query, 'per_page', defaultPerPage, maxPerPage)
  const page = getInteger(query, 'page', 1, Number.MAX_SAFE_INTEGER)
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const start = (page - 1) * perPage
  const data = getItems(start, perPage)
  const base = `${viewer.origin}${path}`
  const getPageUrl = (of: number) => {
    const request = new URLSearchParams(query)
    request.set('page', String(of))
    return `${base}?${request}`
  }
  return {
    current_page: page,
    data,
    first_page_url: getPageUrl(1),
    from: data.length === 0 ? null : start + 1,
    last_page: lastPage,
    last_page_url: getPageUrl(lastPage),
    next_page_url: page < lastPage ? getPageUrl(page + 1) : null,
    path: base,
    per_page: perPage,
    prev_page_url: page > 1 ? getPageUrl(page - 1) : null,
    to: data.length === 0 ? null : start + data.length,
    total,
  }
}
