import { Effect } from 'effect'
import type { Needs } from '#application/ports.ts'
import type { ProfileQuery } from '#domain/profile/profile-filters.ts'
import type { Profile } from '#domain/profile/profile.ts'

/** Four specialists from anywhere (specification, section 9). */
export const randomProfiles =
  ({ profileGateway }: Needs<'profileGateway'>) =>
  () =>
    profileGateway.random(4)

/** How many specialists match. */
export const countProfiles = ({ profileGateway }: Needs<'profileGateway'>) =>
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

/** All specialists of a range of pages of the whole country, newest first. Fails if a page can't be read. */
export const listProfilePages = ({ profileGateway }: Needs<'profileGateway'>) =>
  Effect.fn('listProfilePages')(function* ({ from, to, perPage }: PageRange) {
    const listPage = (page: number) => profileGateway.list({ page, perPage, sort: 'new' })
    const first = yield* listPage(from)
    const remainingPages = range(from + 1, Math.min(to, first.lastPage))
    // Sequential, because no visitor waits for it: it must not slow down their calls.
    const others = yield* Effect.forEach(remainingPages, listPage)
    const profiles: readonly Profile[] = [first, ...others].flatMap(({ items }) => items)
    return { profiles, lastPage: first.lastPage }
  })

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
