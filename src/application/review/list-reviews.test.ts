import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { run } from '#application/outcome.ts'
import type { ReviewGateway } from '#application/ports.ts'
import { listReviews } from './list-reviews.ts'

const down: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const not = () => Effect.die('not asked')

test('R-profile: ten reviews a page', async () => {
  const ofProfile = vi.fn<ReviewGateway['ofProfile']>(() => Effect.fail(down))
  await run(listReviews({ reviewGateway: { ofProfile, write: not } })({ profileId: 7, page: 2 }))
  expect(ofProfile).toHaveBeenCalledExactlyOnceWith({ profileId: 7, page: 2, perPage: 10 })
})
