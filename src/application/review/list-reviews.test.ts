import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import { aPage } from '#tests/builders/profile.ts'
import { aReview } from '#tests/builders/review.ts'
import { run } from '#application/outcome.ts'
import type { ReviewGateway } from '#application/ports.ts'
import { listReviews } from './list-reviews.ts'

const dieIfCalled = () => Effect.die('unexpected call')

test('R-profile: lists ten reviews per page', async () => {
  const page = aPage([aReview()])
  const listByProfile = vi.fn<ReviewGateway['listByProfile']>(() => Effect.succeed(page))
  const outcome = await run(
    listReviews({ reviewGateway: { listByProfile, write: dieIfCalled } })({ profileId: 7, page: 2 }),
  )
  expect(outcome).toEqual({ ok: true, value: page })
  expect(listByProfile).toHaveBeenCalledExactlyOnceWith({ profileId: 7, page: 2, perPage: 10 })
})
