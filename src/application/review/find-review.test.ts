import { expect, test, vi } from 'vitest'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Review } from '#domain/review/review.ts'
import { findReviewPage, findSentReview } from './find-review.ts'

const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const

/** Pages of reviews; one that is undefined can't be read. */
function profileWith(pages: readonly (readonly Review[] | undefined)[]) {
  const listReviews = vi.fn<ClientUseCases['listReviews']>(async ({ page }) => {
    const items = pages[page - 1]
    return items ? { ok: true, value: aPage(items, { page, lastPage: pages.length }) } : failed
  })
  return { listReviews, pagesRead: () => listReviews.mock.calls.map(([{ page }]) => page) }
}

const other = aReview({ id: 5, createdAt: null })
const linked = aReview({ id: 91 })

test('finds the page of a linked review', async () => {
  const { listReviews, pagesRead } = profileWith([[other], [other, linked], [other]])
  expect(await findReviewPage(listReviews, { profileId: 4, reviewId: 91 })).toEqual({ ok: true, value: 2 })
  expect(listReviews).toHaveBeenCalledWith({ profileId: 4, page: 1 })
  expect(pagesRead()).toEqual([1, 2])
})

test.each([
  [3, [1, 2, 3]],
  [40, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('looks for a linked review on ten of %i pages at most', async (length, read) => {
  const { listReviews, pagesRead } = profileWith(Array.from({ length }, () => [other]))
  expect(await findReviewPage(listReviews, { profileId: 4, reviewId: 91 })).toEqual({ ok: true, value: null })
  expect(pagesRead()).toEqual(read)
})

test('stops at a page that can’t be read', async () => {
  const { listReviews, pagesRead } = profileWith([[other], undefined, [linked]])
  expect(await findReviewPage(listReviews, { profileId: 4, reviewId: 91 })).toEqual(failed)
  expect(pagesRead()).toEqual([1, 2])
})

const sentAt = Date.parse('2026-11-20T12:00:00Z')
const sent = aReview({ id: 91, user: { id: 7, name: 'Марина', avatar: null }, createdAt: '2026-11-20T12:00:01Z' })
const findSent = (listReviews: ClientUseCases['listReviewsNow']) =>
  findSentReview(listReviews, { profileId: 4, userId: 7, sentAt })

test('finds a sent review by its author', async () => {
  const { listReviews } = profileWith([[other], [sent]])
  expect(await findSent(listReviews)).toEqual({ review: sent, page: 2 })
})

test.each([
  ['2026-11-19T12:00:00Z', [1, 2]],
  ['2026-11-19T11:59:59Z', [1]],
])('reads past a review of %s only if it is less than a day older than the sent one', async (createdAt, read) => {
  const { listReviews, pagesRead } = profileWith([[aReview({ createdAt })], [other]])
  expect(await findSent(listReviews)).toBeNull()
  expect(pagesRead()).toEqual(read)
})

test('has no sent review while the reviews can’t be read', async () => {
  expect(await findSent(profileWith([undefined]).listReviews)).toBeNull()
})
