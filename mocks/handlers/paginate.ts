import type { MockRequest } from './handler.ts'
import { getInteger } from './query-numbers.ts'

const defaultPerPage = 24
const maxPerPage = 100

/** In Laravel's format. */
export const paginate = <T, W>(items: readonly T[], request: MockRequest, toWire: (item: T) => W) =>
  paginateLazily(
    { total: items.length, getPage: (offset, count) => items.slice(offset, offset + count).map(toWire) },
    request,
  )

interface LazyList<W> {
  readonly total: number
  readonly getPage: (offset: number, count: number) => readonly W[]
}

export function paginateLazily<W>({ total, getPage }: LazyList<W>, { query, path, viewer }: MockRequest) {
  const perPage = getInteger(query, 'per_page', defaultPerPage, maxPerPage)
  const page = getInteger(query, 'page', 1, Number.MAX_SAFE_INTEGER)
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const offset = (page - 1) * perPage
  const data = getPage(offset, perPage)
  const base = `${viewer.origin}${path}`
  const getPageUrl = (pageNumber: number) => {
    const parameters = new URLSearchParams(query)
    parameters.set('page', String(pageNumber))
    return `${base}?${parameters}`
  }
  return {
    current_page: page,
    data,
    first_page_url: getPageUrl(1),
    from: data.length === 0 ? null : offset + 1,
    last_page: lastPage,
    last_page_url: getPageUrl(lastPage),
    next_page_url: page < lastPage ? getPageUrl(page + 1) : null,
    path: base,
    per_page: perPage,
    prev_page_url: page > 1 ? getPageUrl(page - 1) : null,
    to: data.length === 0 ? null : offset + data.length,
    total,
  }
}
