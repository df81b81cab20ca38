import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getReviewTexts } from '#ui/review/reviews.tsx'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { deviceStorage } from '#infrastructure/browser/storage.ts'
import { createSentReviews } from '#application/review/sent-reviews.ts'
import { queryClient } from '#ui/query-client.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { loadLinkedReview, loadOwnReviews } from './load-reviews.tsx'
import { LinkedReviewIsland, OwnReviewsIsland } from './review-islands.tsx'

const router = vi.hoisted(() => ({ refresh: vi.fn<() => void>() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  router.refresh.mockClear()
})
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

describe('a linked review', () => {
  const renderIsland = (shownPage = 1) => {
    const listReviews = vi.fn<ClientUseCases['listReviews']>(({ page }) =>
      Promise.resolve({ ok: true, value: aPage([aReview({ id: page === 2 ? 91 : 5 })], { page, lastPage: 2 }) }),
    )
    const island = <LinkedReviewIsland locale="ru" profileId={4} shownPage={shownPage} texts={getReviewTexts('ru')} />
    return { ...renderWithSession(island, { listReviews, listReviewsNow: listReviews }), listReviews }
  }
  const setHash = (hash: string) => history.replaceState(null, '', `/profiles/4${hash}`)

  beforeEach(() => {
    document.body.innerHTML = '<article id="review-5"></article>'
  })

  test('replaces the current page with the page that lists the linked review', async () => {
    setHash('#review-91')
    const { replacePage } = renderIsland()
    await waitFor(() => expect(replacePage).toHaveBeenCalledExactlyOnceWith('/profiles/4?page=2#review-91'))
  })

  test.each(['', '#reviews', '#review-x', '#review-5'])('does not look for a review at ‘%s’', async hash => {
    setHash(hash)
    const { listReviews } = renderIsland()
    await act(async () => loadLinkedReview())
    expect(screen.queryByRole('status')).toBeNull()
    expect(listReviews).not.toHaveBeenCalled()
  })

  test.each(['hashchange', 'popstate', pageShownEvent])(
    'looks for a review that the URL names later: %s',
    async event => {
      const { replacePage, unmount } = renderIsland()
      setHash('#review-91')
      act(() => void dispatchEvent(new Event(event)))
      await waitFor(() => expect(replacePage).toHaveBeenCalledExactlyOnceWith('/profiles/4?page=2#review-91'))
      unmount()
    },
  )

  test('shows a review that the page lacks until a newer page has it', async () => {
    setHash('#review-91')
    const { replacePage } = renderIsland(2)
    const review = await screen.findByRole('article', { name: aReview().user.name })
    act(() => void dispatchEvent(new Event(pageShownEvent)))
    expect(review).toBeInTheDocument()
    document.body.insertAdjacentHTML('beforeend', '<article id="review-91"></article>')
    act(() => void dispatchEvent(new Event(pageShownEvent)))
    expect(review).not.toBeInTheDocument()
    expect(replacePage).not.toHaveBeenCalled()
  })
})

describe('the visitor’s reviews on a profile page', () => {
  const ownProfile = anOwnProfile()
  const ownReview = aReview({ id: 91, user: { id: ownProfile.user.id, name: ownProfile.user.name, avatar: null } })
  const renderIsland = (
    hint: 'signed-in' | 'registering' | 'signed-out',
    shownReviews: readonly (readonly [number, number | null])[],
  ) => {
    const viewOwnProfile = vi.fn(() => Promise.resolve({ ok: true as const, value: ownProfile }))
    const listReviewsNow = vi.fn<ClientUseCases['listReviewsNow']>(() =>
      Promise.resolve({ ok: true, value: aPage([ownReview]) }),
    )
    const texts = getReviewTexts('ru')
    const page = (
      <>
        <article id="review-91">
          <b data-author />
        </article>
        <OwnReviewsIsland isUnreviewed={false} locale="ru" profileId={4} {...{ texts, shownReviews }} />
      </>
    )
    return { ...renderWithSession(page, { viewOwnProfile, listReviewsNow }, { hint }), viewOwnProfile }
  }

  test('marks the visitor’s review without refreshing the page', async () => {
    renderIsland('signed-in', [[91, ownProfile.user.id]])
    expect(await screen.findByText('Ваш отзыв')).toBeVisible()
    expect(router.refresh).not.toHaveBeenCalled()
  })

  test.each(['signed-out', 'registering'] as const)('reads nothing before the visitor signs in (%s)', async hint => {
    const { viewOwnProfile, setHint } = renderIsland(hint, [[91, ownProfile.user.id]])
    await act(async () => loadOwnReviews())
    expect(viewOwnProfile).not.toHaveBeenCalled()
    act(() => setHint('signed-in'))
    expect(await screen.findByText('Ваш отзыв')).toBeVisible()
  })

  test('removes the mark when the session ends', async () => {
    const { setHint } = renderIsland('signed-in', [[91, ownProfile.user.id]])
    await screen.findByText('Ваш отзыв')
    act(() => setHint())
    expect(screen.queryByText('Ваш отзыв')).toBeNull()
  })

  describe('when a review from this device has been published', () => {
    const showPublishedReview = async (respond: typeof fetch) => {
      const request = vi.fn(respond)
      vi.stubGlobal('fetch', request)
      history.replaceState(null, '', '/profiles/4?page=2#reviews')
      createSentReviews(deviceStorage, Date.now).add(4, ownProfile.user.id)
      renderIsland('signed-in', [])
      expect(await screen.findByText('Ваш отзыв')).toBeVisible()
      expect(request).toHaveBeenCalledExactlyOnceWith('/profiles/4?page=2', { method: 'HEAD', cache: 'no-store' })
    }

    test('refreshes the page once', async () => {
      await showPublishedReview(async () => new Response())
      await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce())
    })

    test.each([
      ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['the site can’t render it', async () => new Response(null, { status: 503 })],
    ])('keeps the page with the review if %s', async (_, respond) => {
      await showPublishedReview(respond)
      await act(async () => undefined)
      expect(router.refresh).not.toHaveBeenCalled()
    })

    test('does not refresh another page that was opened meanwhile', async () => {
      let respond: (response: Response) => void = () => undefined
      await showPublishedReview(() => new Promise(resolve => (respond = resolve)))
      history.replaceState(null, '', '/kazan')
      await act(async () => respond(new Response()))
      expect(router.refresh).not.toHaveBeenCalled()
    })
  })
})
