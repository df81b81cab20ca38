import { expect, it } from 'vitest'
import { choosePagesToEvict, maxBytes, maxPages } from './choose-pages-to-evict.ts'

const day = 24 * 3_600_000
const now = 100 * day
const createPage = (url: string, storedAt: number, bytes = 1000) => ({ url, storedAt, bytes })
const none = new Set<string>()

it('evicts nothing while the pages are within the limits', () => {
  expect(choosePagesToEvict([createPage('a', now), createPage('b', now - 29 * day)], none, now)).toEqual([])
})

it('evicts the oldest pages beyond the maximum number of pages', () => {
  const pages = Array.from({ length: maxPages + 2 }, (_, index) => createPage(`${index}`, now - index))
  expect(choosePagesToEvict(pages.toReversed(), none, now)).toEqual([`${maxPages}`, `${maxPages + 1}`])
})

it('evicts the oldest pages beyond the maximum number of bytes', () => {
  const pages = [0, 1, 2].map(index => createPage(`${index}`, now - index, maxBytes / 2))
  expect(choosePagesToEvict(pages, none, now)).toEqual(['2'])
})

it('evicts pages older than 30 days', () => {
  expect(choosePagesToEvict([createPage('a', now - 31 * day)], none, now)).toEqual(['a'])
})

it('keeps protected pages, however old, and does not count them toward the maximum number of pages', () => {
  const protectedPages = Array.from({ length: maxPages }, (_, index) => createPage(`p${index}`, 0))
  const pages = Array.from({ length: maxPages }, (_, index) => createPage(`${index}`, now - index))
  expect(choosePagesToEvict([...protectedPages, ...pages], new Set(protectedPages.map(({ url }) => url)), now)).toEqual(
    [],
  )
})

it('counts the bytes of protected pages', () => {
  const pages = [createPage('p', 0, maxBytes), createPage('a', now)]
  expect(choosePagesToEvict(pages, new Set(['p']), now)).toEqual(['a'])
})
