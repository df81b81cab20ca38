import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient } from '#ui/query-client.ts'
import { LinkedReview } from './linked-review.tsx'

type Answer = Awaited<ReturnType<ClientUseCases['listReviews']>>
const failed: Answer = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

/** Review 91 is on page `foundOn` of `lastPage`. */
function show({ on: foundOn = 0, lastPage = 3, first = [] as Answer[] } = {}) {
  const goTo = vi.fn()
  const listReviews = vi.fn<ClientUseCases['listReviews']>(asked => {
    const items = [aReview({ id: asked.page === foundOn ? 91 : 1000 + asked.page })]
    return Promise.resolve(first.shift() ?? { ok: true, value: aPage(items, { page: asked.page, lastPage }) })
  })
  renderOwnPart(<LinkedReview locale="en" profileId={4} review={91} goTo={goTo} />, { listReviews })
  return { goTo, pages: () => listReviews.mock.calls.map(([asked]) => asked.page) }
}

// jsdom has no layout.
Element.prototype.scrollIntoView = vi.fn()
beforeEach(() => queryClient.clear())

test('goes to the page of the review', async () => {
  const { goTo, pages: getRequestedPages } = show({ on: 3 })
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/en/profiles/4?page=3#review-91'))
  expect(getRequestedPages()).toEqual([1, 2, 3])
})

test.each([
  [3, [1, 2, 3]],
  [40, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('says that the review is missing after %i pages, but at most ten', async (lastPage, asked) => {
  const { goTo, pages } = show({ lastPage })
  expect(await screen.findByText(/Отзыв не.нашёлся/)).toBeVisible()
  expect(pages()).toEqual(asked)
  expect(goTo).not.toHaveBeenCalled()
})

test('searches the current page too, because it may be stale', async () => {
  const { goTo } = show({ on: 1 })
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/en/profiles/4#review-91'))
})

test('announces every state in one live region, which takes the focus on retry', async () => {
  show({ on: 0, first: [failed] })
  const region = screen.getByRole('status')
  expect(region).toHaveTextContent(/Ищем/)
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText(/Отзыв не.нашёлся/)).toBe(region)
  expect(region).toHaveFocus()
})

test('a failed search can be retried', async () => {
  const { goTo } = show({ on: 2, first: [failed] })
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})
