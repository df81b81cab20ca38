import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPastEnd, maxPage, getPageLinks, parsePage, getShownRange } from './pagination.ts'

describe('page links', () => {
  test.each([
    [1, 1, ''],
    [1, 2, '1 2'],
    [1, 4, '1 2 3 4'],
    [1, 13, '1 2 3 gap 13'],
    [2, 13, '1 2 3 gap 13'],
    [4, 13, '1 2 3 4 5 gap 13'],
    [5, 13, '1 gap 4 5 6 gap 13'],
    [10, 13, '1 gap 9 10 11 12 13'],
    [13, 13, '1 gap 11 12 13'],
    [99, 13, '1 gap 11 12 13'],
  ])('page %i of %i: %s', (current, last, links) => {
    expect(getPageLinks(current, last).join(' ')).toBe(links)
  })

  test('ascend, include the first, last and current page, and are at most seven; a gap hides at least two pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.nat(), (last, seed) => {
        const current = (seed % last) + 1
        const links = getPageLinks(current, last)
        expect(links.length).toBeLessThanOrEqual(7)
        expect(links).toEqual(expect.arrayContaining([1, current, last]))
        links.forEach((link, index) => {
          const previousPage = Number(links[index - 1] ?? 0)
          const hidesSeveralPages = Number(links[index + 1]) - previousPage > 2
          expect(link === 'gap' ? hidesSeveralPages : links[index - 1] === 'gap' || link === previousPage + 1).toBe(
            true,
          )
        })
      }),
    )
  })
})

describe('the shown range', () => {
  const createPage = (number: number, items: number) => ({
    items: Array.from({ length: items }),
    page: number,
    lastPage: 2,
    perPage: 24,
    total: 34,
  })
  test('counts from one', () => {
    expect(getShownRange(createPage(1, 24))).toEqual({ from: 1, to: 24 })
    expect(getShownRange(createPage(2, 10))).toEqual({ from: 25, to: 34 })
  })
  test('is null on an empty page', () => {
    expect(getShownRange(createPage(7, 0))).toBeNull()
  })
})

describe('detecting a page past the end', () => {
  const createPage = (items: number) => ({
    items: Array.from({ length: items }),
    page: 1,
    lastPage: 2,
    perPage: 24,
    total: 34,
  })
  test.each([
    ['a page with items', 2, false, createPage(10)],
    ['the first page of an empty list', 1, false, createPage(0)],
    ['an empty page', 3, true, createPage(0)],
  ])('%s, returned for page %i, is past the end: %s', (_description, requestedPage, expected, page) => {
    expect(isPastEnd(page, requestedPage)).toBe(expected)
  })
})

describe('parsing a page number', () => {
  test('accepts positive integers up to the maximum', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: maxPage }), page => parsePage(String(page)) === page))
  })
  test.each(['', '0', '-1', '01', '1.5', '2.0', '1e2', 'two', ' 2', String(maxPage + 1), '9'.repeat(30)])(
    'rejects %j',
    value => {
      expect(parsePage(value)).toBeUndefined()
    },
  )
})
