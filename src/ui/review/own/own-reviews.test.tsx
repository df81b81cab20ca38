import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getReviewTexts } from '#ui/review/reviews.tsx'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createSentReviews } from '#application/review/sent-reviews.ts'
import type { Review } from '#domain/review/review.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { queryClient } from '#ui/query-client.ts'
import { formatReview } from '#ui/review/format-review.ts'
import { ReviewList } from '#ui/review/review-list.tsx'
import { invalidateSentReview } from '#ui/review/searched-reviews.queries.ts'
import { OwnReviews } from './own-reviews.tsx'

const ownReview = aReview({ id: 91, user: { id: 7, name: 'Марина Ветрова', avatar: null } })

interface RenderOptions {
  readonly locale?: Locale
  readonly reviews?: readonly Review[]
  readonly apiReviews?: readonly Review[] | 'failed'
  readonly isSent?: boolean
  readonly profileId?: number
  readonly isUnreviewed?: boolean
  /** The first read of the user's profile fails. */
  readonly failsFirstProfileRead?: boolean
}

function renderReviews({
  locale = 'ru',
  reviews = [aReview()],
  apiReviews = [],
  isSent = false,
  profileId = 4,
  isUnreviewed = false,
  failsFirstProfileRead = false,
}: RenderOptions = {}) {
  const sentReviews = createSentReviews(aDevice(), Date.now)
  if (isSent) sentReviews.add(profileId, 7)
  const listReviewsNow = vi.fn<ClientUseCases['listReviewsNow']>(() =>
    Promise.resolve(
      apiReviews === 'failed'
        ? { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }
        : { ok: true, value: aPage(apiReviews) },
    ),
  )
  const ownProfile = anOwnProfile({ profile: aProfile({ id: 1 }) })
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve({ ok: true, value: ownProfile }))
  if (failsFirstProfileRead)
    viewOwnProfile.mockResolvedValueOnce({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })
  const refresh = vi.fn()
  const texts = getReviewTexts(locale)
  const shownReviews = reviews.map(({ id, user }) => [id, user.id] as const)
  const content = (
    <>
      <p>
        <a href="#forms" data-form="review">
          Написать отзыв
        </a>
      </p>
      <OwnReviews {...{ locale, profileId, shownReviews, isUnreviewed, texts, refresh }} sentReviews={sentReviews} />
      <ReviewList reviews={reviews.map(review => formatReview(locale, texts, review))} />
    </>
  )
  return {
    ...renderWithSession(content, { listReviewsNow, viewOwnProfile }),
    listReviewsNow,
    viewOwnProfile,
    refresh,
    sentReviews,
  }
}

const findOwnReviewTag = () => screen.findByText('Ваш отзыв', { ignore: 'a' })
const findTaggedReview = async () => within((await findOwnReviewTag()).closest('article') ?? document.body)

beforeEach(() => queryClient.clear())
afterEach(() => void vi.useRealTimers())

test('marks only the review of the visitor, and deletes the record that it was sent', async () => {
  const { listReviewsNow, sentReviews } = renderReviews({ reviews: [aReview(), ownReview], isSent: true })
  expect((await findTaggedReview()).getByRole('heading', { name: 'Марина Ветрова' })).toBeVisible()
  expect(screen.getAllByText('Ваш отзыв', { ignore: 'a' })).toHaveLength(1)
  expect(sentReviews.getSentAt(4, 7)).toBeUndefined()
  expect(listReviewsNow).not.toHaveBeenCalled()
})

test('shows a notice for a review that is not published yet', async () => {
  const { listReviewsNow, refresh, sentReviews } = renderReviews({ isSent: true })
  expect(await screen.findByText(/Ваш отзыв отправлен .* появится здесь/)).toBeVisible()
  expect(listReviewsNow).toHaveBeenCalledExactlyOnceWith({ profileId: 4, page: 1 })
  expect(refresh).not.toHaveBeenCalled()
  expect(sentReviews.getSentAt(4, 7)).toBeDefined()
})

test('shows the notice for a review that is sent while the search for a sent review begins', async () => {
  const { sentReviews } = renderReviews()
  vi.spyOn(sentReviews, 'getSentAt').mockImplementationOnce(() => {
    sentReviews.add(4, 7)
    void invalidateSentReview()
    return undefined
  })
  expect(await screen.findByText(/Ваш отзыв отправлен/)).toBeVisible()
})

test('keeps the notice of an earlier review while the search is repeated', async () => {
  const { listReviewsNow } = renderReviews({ isSent: true })
  const notice = await screen.findByText(/Ваш отзыв отправлен/)
  listReviewsNow.mockReturnValue(new Promise(() => undefined))
  void invalidateSentReview()
  await waitFor(() => expect(listReviewsNow).toHaveBeenCalledTimes(2))
  expect(notice).toHaveTextContent(/Ваш отзыв отправлен/)
})

test('shows the notice in an existing live region', async () => {
  const { listReviewsNow } = renderReviews({ isSent: true })
  let respond: () => void = () => undefined
  listReviewsNow.mockReturnValue(
    new Promise(resolve => {
      respond = () => resolve({ ok: true, value: aPage([]) })
    }),
  )
  const region = await screen.findByRole('status')
  expect(region).toBeEmptyDOMElement()
  respond()
  expect((await screen.findByText(/Ваш отзыв отправлен/)).closest('[role=status]')).toBe(region)
})

test('ends the search at a review older than the sent one, and caches the result', async () => {
  const oldReview = aReview({ createdAt: '2020-01-01T00:00:00Z' })
  const firstView = renderReviews({ isSent: true })
  firstView.listReviewsNow.mockResolvedValue({ ok: true, value: { ...aPage([oldReview]), lastPage: 9 } })
  await screen.findByText(/Ваш отзыв отправлен/)
  expect(firstView.listReviewsNow).toHaveBeenCalledOnce()
  firstView.unmount()
  const { listReviewsNow } = renderReviews({ isSent: true })
  expect(await screen.findByText(/Ваш отзыв отправлен/)).toBeVisible()
  expect(listReviewsNow).not.toHaveBeenCalled()
})

test('shows the notice if the reviews can’t be read, and the review once they can', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { listReviewsNow } = renderReviews({ isSent: true, apiReviews: 'failed' })
  expect(await screen.findByText(/Ваш отзыв отправлен/)).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(listReviewsNow).toHaveBeenCalledTimes(2)
  expect(screen.getByText(/Ваш отзыв отправлен/)).toBeVisible()
  listReviewsNow.mockResolvedValue({ ok: true, value: aPage([ownReview]) })
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(await screen.findByRole('link', { name: 'Ваш отзыв' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(listReviewsNow).toHaveBeenCalledTimes(3)
})

test('finds the review of a visitor whose profile could not be read at first', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { viewOwnProfile } = renderReviews({ reviews: [aReview(), ownReview], failsFirstProfileRead: true })
  await waitFor(() => expect(viewOwnProfile).toHaveBeenCalledOnce())
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(await screen.findByRole('link', { name: 'Ваш отзыв' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(viewOwnProfile).toHaveBeenCalledTimes(2)
})

test('shows a published review that the page lacks, and refreshes the page', async () => {
  const { refresh } = renderReviews({ isSent: true, apiReviews: [ownReview] })
  expect((await findTaggedReview()).getByRole('heading', { name: 'Марина Ветрова' })).toBeVisible()
  expect(screen.queryByText(/отправлен/)).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

test('romanizes the name of the visitor on an English page that lacks the published review', async () => {
  renderReviews({ locale: 'en', isSent: true, apiReviews: [ownReview] })
  expect(await screen.findByRole('heading', { name: /^Marina Vetrova/ })).toBeVisible()
})

test('deletes the record of a sent review once it is published, because a moderator may hide it later', async () => {
  const { sentReviews } = renderReviews({ isSent: true, apiReviews: [ownReview] })
  expect((await findTaggedReview()).getByRole('heading', { name: 'Марина Ветрова' })).toBeVisible()
  expect(sentReviews.getSentAt(4, 7)).toBeUndefined()
})

test('marks the root element while a review that the page lacks is shown or pending', async () => {
  const isMarked = () => document.documentElement.dataset['ownReview'] !== undefined
  for (const apiReviews of [[], [ownReview]]) {
    queryClient.clear()
    const { unmount } = renderReviews({ reviews: [], isUnreviewed: true, isSent: true, apiReviews })
    await waitFor(() => expect(isMarked()).toBe(true))
    unmount()
    expect(isMarked()).toBe(false)
  }
  queryClient.clear()
  renderReviews({ reviews: [], isUnreviewed: true })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(isMarked()).toBe(false)
})

test('does not search for a review if none was sent', async () => {
  const { listReviewsNow } = renderReviews()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(listReviewsNow).not.toHaveBeenCalled()
  expect(screen.queryByText(/Ваш отзыв/)).toBeNull()
})

test('shows a review from a later page, and deletes the record that it was sent', async () => {
  const { listReviewsNow, sentReviews } = renderReviews({ isSent: true })
  listReviewsNow.mockImplementation(({ page }) =>
    Promise.resolve({
      ok: true,
      value: { ...aPage(page === 2 ? [ownReview] : [aReview({ createdAt: null })]), page, lastPage: 3 },
    }),
  )
  expect((await findTaggedReview()).getByRole('heading', { name: 'Марина Ветрова' })).toBeVisible()
  expect(listReviewsNow.mock.calls.map(([{ page }]) => page)).toEqual([1, 2])
  expect(sentReviews.getSentAt(4, 7)).toBeUndefined()
})

test('marks the root element only on the profile of the visitor', async () => {
  const isMarked = () => document.documentElement.dataset['ownProfile'] !== undefined
  const otherView = renderReviews({ profileId: 4 })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(isMarked()).toBe(false)
  otherView.unmount()
  const { unmount } = renderReviews({ profileId: 1 })
  await waitFor(() => expect(isMarked()).toBe(true))
  unmount()
  expect(isMarked()).toBe(false)
})

test('advises only the owner of a profile without reviews to ask clients', async () => {
  const ownView = renderReviews({ profileId: 1, reviews: [], isUnreviewed: true })
  expect(await screen.findByText(/^Отзывов пока нет. Попросите тех/)).toBeVisible()
  ownView.unmount()
  for (const options of [
    { profileId: 4, reviews: [], isUnreviewed: true },
    { profileId: 1, reviews: [], isUnreviewed: false },
  ]) {
    const { unmount } = renderReviews(options)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(/Попросите/)).toBeNull()
    unmount()
  }
})

test('links to the review of the visitor instead of the form', async () => {
  renderReviews({ reviews: [aReview(), ownReview] })
  const link = screen.getByRole('link', { name: 'Написать отзыв' })
  expect(await screen.findByRole('link', { name: 'Ваш отзыв' })).toBe(link)
  expect(link).toHaveAttribute('href', expect.stringMatching(/#review-91$/))
  expect(link).not.toHaveAttribute('data-form')
})
