import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getReviewTexts } from '#ui/review/reviews.tsx'
import { aDevice } from '#tests/builders/device.ts'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createSentReviews } from '#application/review/sent-reviews.ts'
import type { Review } from '#domain/review/review.ts'
import { queryClient } from '#ui/query-client.ts'
import { formatReview } from '#ui/review/format-review.ts'
import { ReviewList } from '#ui/review/review-list.tsx'
import { OwnReviews } from './own-reviews.tsx'

const texts = getReviewTexts('ru')
const ownReview = aReview({ id: 91, user: { id: 7, name: 'Марина Ветрова', avatar: null } })

interface ShowOptions {
  /** Reviews on the page. */
  readonly reviews?: readonly Review[]
  /** Reviews that the API returns. */
  readonly fresh?: readonly Review[] | 'failed'
  readonly isSent?: boolean
  readonly profileId?: number
  readonly isUnreviewed?: boolean
}

function show({
  reviews = [aReview()],
  fresh = [],
  isSent = false,
  profileId = 4,
  isUnreviewed = false,
}: ShowOptions = {}) {
  const sent = createSentReviews(aDevice(), Date.now)
  if (isSent) sent.add(profileId, 7)
  const listReviewsNow = vi.fn<ClientUseCases['listReviewsNow']>(() =>
    Promise.resolve(
      fresh === 'failed'
        ? { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }
        : { ok: true, value: aPage(fresh) },
    ),
  )
  const own = anOwnProfile({ profile: aProfile({ id: 1 }) })
  const viewOwnProfile = vi.fn(() => Promise.resolve({ ok: true as const, value: own }))
  const refresh = vi.fn()
  const shown = reviews.map(({ id, user }) => [id, user.id] as const)
  const part = (
    <>
      <p>
        <a href="#forms" data-form="review">
          Написать отзыв
        </a>
      </p>
      <OwnReviews locale="ru" {...{ profileId, shown, isUnreviewed, texts, refresh }} sentReviews={sent} />
      <ReviewList reviews={reviews.map(review => formatReview('ru', texts, review))} />
    </>
  )
  return { ...renderOwnPart(part, { listReviewsNow, viewOwnProfile }), listReviewsNow, refresh, sent, profileId }
}

const findMark = () => screen.findByText('Ваш отзыв', { ignore: 'a' })
const findMarkedReview = async () => within((await findMark()).closest('article') ?? document.body)

beforeEach(() => queryClient.clear())

test('marks only the own review, and forgets that it was sent', async () => {
  const { listReviewsNow, sent, unmount } = show({ reviews: [aReview(), ownReview], isSent: true })
  expect((await findMarkedReview()).getByRole('heading', { name: 'Марина Ветрова' })).toBeVisible()
  expect(screen.getAllByText('Ваш отзыв', { ignore: 'a' })).toHaveLength(1)
  expect(sent.sentAt(4, 7)).toBeUndefined()
  expect(listReviewsNow).not.toHaveBeenCalled()
  unmount()
})

test('shows a notice for a review that is not published yet', async () => {
  const { listReviewsNow, refresh, sent } = show({ isSent: true })
  expect(await screen.findByText(/Ваш отзыв отправлен .* появится здесь/)).toBeVisible()
  expect(listReviewsNow).toHaveBeenCalledExactlyOnceWith({ profileId: 4, page: 1 })
  expect(refresh).not.toHaveBeenCalled()
  expect(sent.sentAt(4, 7)).toBeDefined()
})

test('the notice appears in an existing live region', async () => {
  show({ isSent: true })
  const region = await screen.findByRole('status')
  expect(region).toBeEmptyDOMElement()
  expect((await screen.findByText(/Ваш отзыв отправлен/)).closest('[role=status]')).toBe(region)
})

test('looks only among reviews as new as the sent one, and caches the result', async () => {
  const old = aReview({ createdAt: '2020-01-01T00:00:00Z' })
  const first = show({ isSent: true })
  first.listReviewsNow.mockResolvedValue({ ok: true, value: { ...aPage([old]), lastPage: 9 } })
  await screen.findByText(/Ваш отзыв отправлен/)
  expect(first.listReviewsNow).toHaveBeenCalledOnce()
  first.unmount()
  const { listReviewsNow } = show({ isSent: true })
  expect(await screen.findByText(/Ваш отзыв отправлен/)).toBeVisible()
  expect(listReviewsNow).not.toHaveBeenCalled()
})

test('shows the notice if the reviews cannot be read', async () => {
  show({ isSent: true, fresh: 'failed' })
  expect(await screen.findByText(/Ваш отзыв отправлен/)).toBeVisible()
})

test('shows a published review that the page lacks, and refreshes the page', async () => {
  const { refresh } = show({ isSent: true, fresh: [ownReview] })
  expect((await findMarkedReview()).getByRole('heading', { name: 'Марина Ветрова' })).toBeVisible()
  expect(screen.queryByText(/отправлен/)).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

test('says nothing of a review that a moderator hid after it was published', async () => {
  const published = show({ isSent: true, fresh: [ownReview] })
  expect((await findMarkedReview()).getByRole('heading', { name: 'Марина Ветрова' })).toBeVisible()
  expect(published.sent.sentAt(4, 7)).toBeUndefined()
  published.unmount()
})

test('marks the root element while an own review is shown or awaited', async () => {
  const isMarked = () => document.documentElement.dataset['ownReview'] !== undefined
  for (const fresh of [[], [ownReview]]) {
    queryClient.clear()
    const { unmount } = show({ reviews: [], isUnreviewed: true, isSent: true, fresh })
    await waitFor(() => expect(isMarked()).toBe(true))
    unmount()
    expect(isMarked()).toBe(false)
  }
  queryClient.clear()
  show({ reviews: [], isUnreviewed: true })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(isMarked()).toBe(false)
})

test('makes no request if no review was sent', async () => {
  const { listReviewsNow } = show()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(listReviewsNow).not.toHaveBeenCalled()
  expect(screen.queryByText(/Ваш отзыв/)).toBeNull()
})

test('shows a review from a later page, and forgets that it was sent', async () => {
  const { listReviewsNow, sent } = show({ isSent: true })
  listReviewsNow.mockImplementation(({ page }) =>
    Promise.resolve({
      ok: true,
      value: { ...aPage(page === 2 ? [ownReview] : [aReview({ createdAt: null })]), page, lastPage: 3 },
    }),
  )
  expect((await findMarkedReview()).getByRole('heading', { name: 'Марина Ветрова' })).toBeVisible()
  expect(listReviewsNow.mock.calls.map(([{ page }]) => page)).toEqual([1, 2])
  expect(sent.sentAt(4, 7)).toBeUndefined()
})

test('marks the root element only on the own profile', async () => {
  const isOwn = () => document.documentElement.dataset['ownProfile'] !== undefined
  const other = show({ profileId: 4 })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(isOwn()).toBe(false)
  other.unmount()
  const { unmount } = show({ profileId: 1 })
  await waitFor(() => expect(isOwn()).toBe(true))
  unmount()
  expect(isOwn()).toBe(false)
})

test('advises only the owner of a profile without reviews to ask clients', async () => {
  const own = show({ profileId: 1, reviews: [], isUnreviewed: true })
  expect(await screen.findByText(/^Отзывов пока нет. Попросите тех/)).toBeVisible()
  own.unmount()
  for (const given of [
    { profileId: 4, reviews: [], isUnreviewed: true },
    { profileId: 1, reviews: [], isUnreviewed: false },
  ]) {
    const { unmount } = show(given)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(/Попросите/)).toBeNull()
    unmount()
  }
})

test('leads to the own review instead of the form', async () => {
  const { unmount } = show({ reviews: [aReview(), ownReview] })
  const link = screen.getByRole('link', { name: 'Написать отзыв' })
  expect(await screen.findByRole('link', { name: 'Ваш отзыв' })).toBe(link)
  expect(link).toHaveAttribute('href', expect.stringMatching(/#review-91$/))
  expect(link).not.toHaveAttribute('data-form')
  unmount()
})
