import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#application/outcome.ts'
import type { ReviewGateway, UserGateway } from '#application/ports.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { writeReview } from './write-review.ts'

const notCalled = () => Effect.die('not called')
const review = { profileId: 42, text: 'Ровно.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 } as const

const write = (
  answer: ReturnType<ReviewGateway['write']>,
  ownProfile: UserGateway['ownProfile'] = () => Effect.die('not read'),
) =>
  run(
    writeReview({
      reviewGateway: { ofProfile: notCalled, write: () => answer },
      userGateway: { logIn: notCalled, ownProfile },
    })(review),
  )

const forbid = (message: string) => Effect.fail({ _tag: 'ReviewForbidden', message } as const)
const ownProfile = (id: number) => () => Effect.succeed(anOwnProfile({ profile: aProfile({ id }) }))

test('a review is sent without reading the own profile', async () => {
  expect(await write(Effect.void)).toEqual({ ok: true, value: undefined })
})

test('R-reviews: treats a forbidden review as a self-review only on the user’s own profile', async () => {
  expect(await write(forbid('Так нельзя.'), ownProfile(42))).toEqual({
    ok: false,
    error: { _tag: 'SelfReview', message: 'Так нельзя.' },
  })
})

test('R-reviews: any other forbidden review shows the API’s words', async () => {
  const refused = { ok: false, error: { _tag: 'FieldErrors', fields: {}, message: 'Отзывы закрыты.' } }
  expect(await write(forbid('Отзывы закрыты.'), ownProfile(7))).toEqual(refused)
  const failed = () => Effect.fail({ _tag: 'ApiUnavailable', reason: 'failed' } as const)
  expect(await write(forbid('Отзывы закрыты.'), failed)).toEqual(refused)
})

test('a forbidden review without words is refused', async () => {
  expect(await write(forbid(''), ownProfile(7))).toEqual({
    ok: false,
    error: { _tag: 'ApiUnavailable', reason: 'refused' },
  })
})
