import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showOwnPart } from '#tests/builders/own-part.tsx'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import { LinkedReviewIsland } from './review-islands.tsx'

const router = { replace: vi.fn<(href: string) => void>() }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

afterEach(() => history.replaceState(null, '', '/'))

test('goes to the page of a linked review as the site navigates, in place of this one', async () => {
  history.replaceState(null, '', '/profiles/4#review-91')
  const { replaceBy } = showOwnPart(<LinkedReviewIsland locale="ru" profileId={4} />, {
    listReviews: ({ page }) =>
      Promise.resolve({ ok: true, value: aPage([aReview({ id: page === 2 ? 91 : 5 })], { page, lastPage: 2 }) }),
  })
  await waitFor(() => expect(replaceBy).toHaveBeenCalledExactlyOnceWith('/profiles/4?page=2#review-91'))
  expect(router.replace).not.toHaveBeenCalled()
})
