import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getReviewTexts } from '#ui/review/reviews.tsx'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { createSentReviews } from '#application/review/sent-reviews.ts'
import { queryClient } from '#ui/query-client.ts'
import { shownEvent } from '#ui/navigation/navigation-events.ts'
import { LinkedReviewIsland, OwnReviewsIsland } from './review-islands.tsx'

const router = vi.hoisted(() => ({ replace: vi.fn<(href: string) => void>(), refresh: vi.fn<() => void>() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  router.refresh.mockClear()
})
afterEach(() => history.replaceState(null, '', '/'))

describe('a linked review', () => {
  const show = () => {
    const listReviews = vi.fn<ClientUseCases['listReviews']>(({ page }) =>
      Promise.resolve({ ok: true, value: aPage([aReview({ id: page === 2 ? 91 : 5 })], { page, lastPage: 2 }) }),
    )
    return { ...renderOwnPart(<LinkedReviewIsland locale="ru" profileId={4} />, { listReviews }), listReviews }
  }
  const name = (hash: string) => history.replaceState(null, '', `/profiles/4${hash}`)

  test('navigates softly to the page of a linked review, replacing the current one', async () => {
    name('#review-91')
    const { replaceBy } = show()
    await waitFor(() => expect(replaceBy).toHaveBeenCalledExactlyOnceWith('/profiles/4?page=2#review-91'))
    expect(router.replace).not.toHaveBeenCalled()
  })

  beforeEach(() => {
    // On the page as it was loaded.
    document.body.innerHTML = '<article id="review-5"></article>'
  })

  test.each(['', '#reviews', '#review-x', '#review-5'])('looks for nothing at ‘%s’', hash => {
    name(hash)
    const { listReviews } = show()
    expect(screen.queryByRole('status')).toBeNull()
    expect(listReviews).not.toHaveBeenCalled()
  })

  test.each(['hashchange', 'popstate', shownEvent])(
    'looks for a review that the address names later: %s',
    async event => {
      const { replaceBy, unmount } = show()
      name('#review-91')
      act(() => void dispatchEvent(new Event(event)))
      await waitFor(() => expect(replaceBy).toHaveBeenCalledExactlyOnceWith('/profiles/4?page=2#review-91'))
      unmount()
    },
  )
})

describe('the visitor’s reviews on a profile page', () => {
  const own = anOwnProfile()
  const mine = aReview({ id: 91, user: { id: own.user.id, name: own.user.name, avatar: null } })
  const show = (
    hint: 'signed-in' | 'registering' | 'stranger',
    shown: readonly (readonly [number, number | null])[],
  ) => {
    const viewOwnProfile = vi.fn(() => Promise.resolve({ ok: true as const, value: own }))
    const listReviewsNow = vi.fn<ClientUseCases['listReviewsNow']>(() =>
      Promise.resolve({ ok: true, value: aPage([mine]) }),
    )
    const texts = getReviewTexts('ru')
    const page = (
      <>
        <article id="review-91">
          <b data-author />
        </article>
        <OwnReviewsIsland isUnreviewed={false} locale="ru" profileId={4} {...{ texts, shown }} />
      </>
    )
    return { ...renderOwnPart(page, { viewOwnProfile, listReviewsNow }, { hint }), viewOwnProfile }
  }

  test('marks the visitor’s review, and reads nothing again', async () => {
    show('signed-in', [[91, own.user.id]])
    expect(await screen.findByText('Ваш отзыв')).toBeVisible()
    expect(router.refresh).not.toHaveBeenCalled()
  })

  test.each(['stranger', 'registering'] as const)('reads nothing for %s', async hint => {
    const { viewOwnProfile, setHint } = show(hint, [[91, own.user.id]])
    expect(viewOwnProfile).not.toHaveBeenCalled()
    act(() => setHint('signed-in'))
    expect(await screen.findByText('Ваш отзыв')).toBeVisible()
  })

  test('disappear with the session', async () => {
    const { setHint } = show('signed-in', [[91, own.user.id]])
    await screen.findByText('Ваш отзыв')
    act(() => setHint())
    expect(screen.queryByText('Ваш отзыв')).toBeNull()
  })

  test('refreshes the page once when a review from this device has been published', async () => {
    createSentReviews(deviceStorage, Date.now).add(4, own.user.id)
    show('signed-in', [])
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
  })
})
