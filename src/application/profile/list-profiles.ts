import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { maxPage } from '#domain/shared/pagination.ts'

export const listRandomProfiles =
  ({ profileGateway }: PickPorts<'profileGateway'>) =>
  () =>
    profileGateway.listRandom(4)

export const countProfiles = ({ profileGateway }: PickPorts<'profileGateway'>) =>
  Effect.fn('countProfiles')(function* (query: Omit<ProfileQuery, 'page' | 'perPage' | 'sort'>) {
    const { total } = yield* profileGateway.list({ ...query, page: 1, perPage: 1 })
    return total
  })

interface PageRange {
  /** 1-based, both included. */
  readonly from: number
  readonly to: number
  readonly perPage: number
}

export const listProfilePages = ({ profileGateway }: PickPorts<'profileGateway'>) =>
  Effect.fn('listProfilePages')(function* ({ from, to, perPage }: PageRange) {
    const listPage = (page: number) => profileGateway.list({ page, perPage, sort: 'new' })
    const firstPage = yield* listPage(from)
    if (firstPage.lastPage > maxPage)
      return yield* Effect.fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'broken' })
    const remainingPages = createRange(from + 1, Math.min(to, firstPage.lastPage))
    // Sequential, because no visitor waits for this list, and it must not slow down the calls for visitors.
    const otherPages = yield* Effect.forEach(remainingPages, listPage)
    const profiles: readonly Profile[] = [firstPage, ...otherPages].flatMap(({ items }) => items)
    return { profiles, lastPage: firstPage.lastPage }
  })

const createRange = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
