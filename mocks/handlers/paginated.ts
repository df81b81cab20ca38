import type { MockRequest } from './answering.ts'
import { wholeOf } from './numbers.ts'

const usualPerPage = 24
const mostPerPage = 100

/** One page of a list with all that Laravel says about it; a page past the last one is empty. */
export const paginated = <T, W>(items: readonly T[], asked: MockRequest, wire: (item: T) => W) =>
  paginatedOf({ total: items.length, page: (from, count) => items.slice(from, from + count).map(wire) }, asked)

/** The same of a list whose items are made when they are asked for. */
export function paginatedOf<W>(
  { total, page: pageOf }: { readonly total: number; readonly page: (from: number, count: number) => readonly W[] },
  { query, path, asker }: MockRequest,
) {
  const perPage = wholeOf(query, 'per_page', usualPerPage, mostPerPage)
  const page = wholeOf(query, 'page', 1, Number.MAX_SAFE_INTEGER)
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const start = (page - 1) * perPage
  const data = pageOf(start, perPage)
  const base = `${asker.origin}${path}`
  const urlOf = (of: number) => {
    const asked = new URLSearchParams(query)
    asked.set('page', String(of))
    return `${base}?${asked}`
  }
  return {
    current_page: page,
    data,
    first_page_url: urlOf(1),
    from: data.length === 0 ? null : start + 1,
    last_page: lastPage,
    last_page_url: urlOf(lastPage),
    next_page_url: page < lastPage ? urlOf(page + 1) : null,
    path: base,
    per_page: perPage,
    prev_page_url: page > 1 ? urlOf(page - 1) : null,
    to: data.length === 0 ? null : start + data.length,
    total,
  }
}
