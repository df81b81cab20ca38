import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderSignedIn } from '#tests/builders/render-signed-in.tsx'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient } from '#ui/query-client.ts'
import { LinkedReview } from './linked-review.tsx'

type ListOutcome = Awaited<ReturnType<ClientUseCases['listReviews']>>
const unavailableOutcome: ListOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

/** Review 91 is on page `reviewPage` of `lastPage`; on none if `reviewPage` is 0. */
function renderLinkedReview({ reviewPage = 0, lastPage = 3, firstOutcomes = [] as ListOutcome[] } = {}) {
  const goTo = vi.fn()
  const listReviews = vi.fn<ClientUseCases['listReviews']>(query => {
    const items = [aReview({ id: query.page === reviewPage ? 91 : 1000 + query.page })]
    return Promise.resolve(firstOutcomes.shift() ?? { ok: true, value: aPage(items, { page: query.page, lastPage }) })
  })
  renderSignedIn(<LinkedReview locale="en" profileId={4} reviewId={91} goTo={goTo} />, { listReviews })
  return { goTo, getRequestedPages: () => listReviews.mock.calls.map(([query]) => query.page) }
}

// jsdom has no layout, so it lacks this method.
Element.prototype.scrollIntoView = vi.fn()
beforeEach(() => queryClient.clear())

test('goes to the page of the review', async () => {
  const { goTo, getRequestedPages } = renderLinkedReview({ reviewPage: 3 })
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/en/profiles/4?page=3#review-91'))
  expect(getRequestedPages()).toEqual([1, 2, 3])
})

test.each([
  [3, [1, 2, 3]],
  [40, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('searches at most ten of %i pages, then shows that the review was not found', async (lastPage, expectedPages) => {
  const { goTo, getRequestedPages } = renderLinkedReview({ lastPage })
  expect(await screen.findByText(/Отзыв не.нашёлся/)).toBeVisible()
  expect(getRequestedPages()).toEqual(expectedPages)
  expect(goTo).not.toHaveBeenCalled()
})

test('searches the current page too, because it may be stale', async () => {
  const { goTo } = renderLinkedReview({ reviewPage: 1 })
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/en/profiles/4#review-91'))
})

test('announces every state in one live region, which takes the focus on retry', async () => {
  renderLinkedReview({ firstOutcomes: [unavailableOutcome] })
  const region = screen.getByRole('status')
  expect(region).toHaveTextContent(/Ищем/)
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText(/Отзыв не.нашёлся/)).toBe(region)
  expect(region).toHaveFocus()
})

test('retries a failed search', async () => {
  const { goTo } = renderLinkedReview({ reviewPage: 2, firstOutcomes: [unavailableOutcome] })
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})
