import { Effect } from 'effect'
import { expect, test, vi } from 'vitest'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { run } from '#application/outcome.ts'
import type { ReviewGateway } from '#application/ports.ts'
import { listReviews } from './list-reviews.ts'

const unavailableError: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'timeout' }
const dieIfCalled = () => Effect.die('unexpected call')

test('R-profile: lists ten reviews per page', async () => {
  const listByProfile = vi.fn<ReviewGateway['listByProfile']>(() => Effect.fail(unavailableError))
  await run(listReviews({ reviewGateway: { listByProfile, write: dieIfCalled } })({ profileId: 7, page: 2 }))
  expect(listByProfile).toHaveBeenCalledExactlyOnceWith({ profileId: 7, page: 2, perPage: 10 })
})
