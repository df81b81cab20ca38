import { expect, test, vi } from 'vitest'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Review } from '#domain/review/review.ts'
import { findLinkedReview, findSentReview } from './find-review.ts'

const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const

/** An undefined page can't be read. */
function setUp(pages: readonly (readonly Review[] | undefined)[]) {
  const listReviews = vi.fn<ClientUseCases['listReviews']>(async ({ page }) => {
    const items = pages[page - 1]
    return items ? { ok: true, value: aPage(items, { page, lastPage: pages.length }) } : unavailableOutcome
  })
  return { listReviews, getReadPages: () => listReviews.mock.calls.map(([{ page }]) => page) }
}

const otherReview = aReview({ id: 5, createdAt: null })
const linkedReview = aReview({ id: 91 })

test('finds a linked review and its page', async () => {
  const { listReviews, getReadPages } = setUp([[otherReview], [otherReview, linkedReview], [otherReview]])
  expect(await findLinkedReview(listReviews, { profileId: 4, reviewId: 91 })).toEqual({
    ok: true,
    value: { review: linkedReview, page: 2 },
  })
  expect(listReviews).toHaveBeenCalledWith({ profileId: 4, page: 1 })
  expect(getReadPages()).toEqual([1, 2])
})

test.each([
  [3, [1, 2, 3]],
  [40, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('searches at most ten of %i pages for a linked review', async (length, expectedPages) => {
  const { listReviews, getReadPages } = setUp(Array.from({ length }, () => [otherReview]))
  expect(await findLinkedReview(listReviews, { profileId: 4, reviewId: 91 })).toEqual({ ok: true, value: null })
  expect(getReadPages()).toEqual(expectedPages)
})

test('stops at a page that can’t be read', async () => {
  const { listReviews, getReadPages } = setUp([[otherReview], undefined, [linkedReview]])
  expect(await findLinkedReview(listReviews, { profileId: 4, reviewId: 91 })).toEqual(unavailableOutcome)
  expect(getReadPages()).toEqual([1, 2])
})

const sentAt = Date.parse('2026-11-20T12:00:00Z')
const sentReview = aReview({ id: 91, user: { id: 7, name: 'Марина', avatar: null }, createdAt: '2026-11-20T12:00:01Z' })
const findSent = (listReviews: ClientUseCases['listReviewsNow']) =>
  findSentReview(listReviews, { profileId: 4, userId: 7, sentAt })

test('finds a sent review by its author', async () => {
  const { listReviews } = setUp([[otherReview], [sentReview]])
  expect(await findSent(listReviews)).toEqual({ ok: true, value: { review: sentReview, page: 2 } })
})

test.each([
  ['2026-11-19T12:00:00Z', [1, 2]],
  ['2026-11-19T11:59:59Z', [1]],
])('continues after a review of %s only if it is at most a day older than the sent one', async (createdAt, pages) => {
  const { listReviews, getReadPages } = setUp([[aReview({ createdAt })], [otherReview]])
  expect(await findSent(listReviews)).toEqual({ ok: true, value: null })
  expect(getReadPages()).toEqual(pages)
})

test('fails if the reviews can’t be read', async () => {
  expect(await findSent(setUp([undefined]).listReviews)).toEqual(unavailableOutcome)
})
