import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useCallback, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient } from '#ui/query-client.ts'
import { getReviewTexts } from '#ui/review/reviews.tsx'
import { findShownReview } from './find-shown-review.ts'
import { LinkedReview } from './linked-review.tsx'

type ListOutcome = Awaited<ReturnType<ClientUseCases['listReviews']>>
const unavailableOutcome: ListOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

const texts = getReviewTexts('en')

/** The first page of reviews lacks review 91. Any other page shows it. */
function ProfilePage({ goTo, initialPage }: { readonly goTo: (path: string) => void; readonly initialPage: number }) {
  const [page, setPage] = useState(initialPage)
  const showPage = useCallback(
    (path: string) => {
      goTo(path)
      setPage(Number(/page=(\d+)/.exec(path)?.[1]))
    },
    [goTo],
  )
  return (
    <>
      <LinkedReview locale="en" profileId={4} reviewId={91} goTo={showPage} {...{ shownPage: page, texts }} />
      {page > 1 && <article id="review-91" />}
    </>
  )
}

interface ReviewSetup {
  /** The page of review 91; 0 if there is none. */
  readonly reviewPage?: number
  /** Its page in the lists that the site has cached. */
  readonly cachedPage?: number
  readonly lastPage?: number
  readonly initialPage?: number
  readonly firstOutcomes?: readonly ListOutcome[]
}

function renderLinkedReview({
  reviewPage = 0,
  cachedPage = reviewPage,
  lastPage = 3,
  initialPage = 1,
  firstOutcomes = [],
}: ReviewSetup = {}) {
  const goTo = vi.fn()
  const createListReviews = (linkedPage: number) =>
    vi.fn<ClientUseCases['listReviews']>(async ({ page }) => {
      const items = [aReview({ id: page === linkedPage ? 91 : 1000 + page })]
      return { ok: true, value: aPage(items, { page, lastPage }) }
    })
  const listReviews = createListReviews(cachedPage)
  const listReviewsNow = createListReviews(reviewPage)
  for (const outcome of firstOutcomes) listReviews.mockResolvedValueOnce(outcome)
  renderWithSession(<ProfilePage {...{ goTo, initialPage }} />, { listReviews, listReviewsNow })
  const getRequestedPages = () =>
    [listReviews, listReviewsNow].map(({ mock }) => mock.calls.map(([query]) => query.page))
  return { goTo, getRequestedPages }
}

const scrollIntoView = vi.fn()
Element.prototype.scrollIntoView = scrollIntoView
beforeEach(() => {
  queryClient.clear()
  scrollIntoView.mockClear()
})

test('goes to the page of the review', async () => {
  const { goTo, getRequestedPages } = renderLinkedReview({ reviewPage: 3 })
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/en/profiles/4?page=3#review-91'))
  expect(getRequestedPages()).toEqual([[1, 2, 3], []])
})

test('bypasses the cache if the cached lists lack the review', async () => {
  const { goTo, getRequestedPages } = renderLinkedReview({ reviewPage: 2, cachedPage: 0 })
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/en/profiles/4?page=2#review-91'))
  expect(getRequestedPages()).toEqual([
    [1, 2, 3],
    [1, 2],
  ])
})

test.each([
  [3, [1, 2, 3]],
  [40, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('searches at most ten of %i pages, then shows that the review was not found', async (lastPage, expectedPages) => {
  const { goTo, getRequestedPages } = renderLinkedReview({ lastPage })
  expect(await screen.findByText(/Отзыв не.нашёлся/)).toBeVisible()
  expect(getRequestedPages()).toEqual([expectedPages, expectedPages])
  expect(goTo).not.toHaveBeenCalled()
})

test('shows the review itself if the page is older than the review', async () => {
  const { goTo } = renderLinkedReview({ reviewPage: 1, cachedPage: 0 })
  const review = await screen.findByRole('article')
  expect(review).toHaveAttribute('id', 'review-91')
  expect(screen.queryByText(/Отзыв не.нашёлся/)).toBeNull()
  expect(goTo).not.toHaveBeenCalled()
})

test('shows that the review was not found if only the cached list of the shown page has it', async () => {
  renderLinkedReview({ reviewPage: 0, cachedPage: 1 })
  expect(await screen.findByText(/Отзыв не.нашёлся/)).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
})

test('does not repeat a review that the page already shows', async () => {
  renderLinkedReview({ reviewPage: 1, cachedPage: 0 })
  // `OwnReviews` shows the review to its author.
  document.body.insertAdjacentHTML('beforeend', '<article id="review-91"></article>')
  onTestFinished(() => document.getElementById('review-91')?.remove())
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('article')]))
  await act(() => import('#ui/review/loaded-reviews.tsx'))
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test.each([1, 3])('scrolls to the review on its page, opened from page %i', async initialPage => {
  renderLinkedReview({ reviewPage: 3, initialPage })
  await waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([findShownReview(91)]))
})

test('announces the search and a missing review in one live region, which takes the focus on retry', async () => {
  renderLinkedReview({ firstOutcomes: [unavailableOutcome] })
  const region = screen.getByRole('status')
  expect(region).toHaveTextContent(/Ищем/)
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText(/Отзыв не.нашёлся/)).toBe(region)
  expect(region).toHaveFocus()
})

test('announces the review that it shows', async () => {
  renderLinkedReview({ reviewPage: 1, cachedPage: 0 })
  const region = screen.getByRole('status')
  expect(await screen.findByText(/^Ссылка ведёт на.этот отзыв:$/)).toBe(region)
})

test('retries a failed search', async () => {
  const { goTo } = renderLinkedReview({ reviewPage: 2, firstOutcomes: [unavailableOutcome] })
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})
