import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#application/outcome.ts'
import type { ReviewGateway, UserGateway } from '#application/ports.ts'
import type { ReviewForbidden } from '#domain/review/new-review.ts'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { writeReview } from './write-review.ts'

const dieIfCalled = () => Effect.die('unexpected call')
const review = { profileId: 42, text: 'Ровно.', ratingQuality: 5, ratingPrice: 4, ratingTime: 3 } as const

const write = (
  result: ReturnType<ReviewGateway['write']>,
  readOwnProfile: UserGateway['readOwnProfile'] = () => Effect.die('unexpected read'),
) =>
  run(
    writeReview({
      reviewGateway: {
        listByProfile: dieIfCalled,
        write: sentReview => (sentReview === review ? result : Effect.die('another review')),
      },
      userGateway: { logIn: dieIfCalled, readOwnProfile },
    })(review),
  )

const createForbidden = (message: string, fields: ReviewForbidden['fields'] = {}) =>
  Effect.fail({ _tag: 'ReviewForbidden', fields, message } as const)
const createOwnProfileReader = (id: number) => () => Effect.succeed(anOwnProfile({ profile: aProfile({ id }) }))

test('sends a review without reading the user’s own profile', async () => {
  let sentCount = 0
  expect(await write(Effect.sync(() => void (sentCount += 1)))).toEqual({ ok: true, value: undefined })
  expect(sentCount).toBe(1)
})

test('R-reviews: treats a forbidden review as a self-review only on the user’s own profile', async () => {
  expect(await write(createForbidden('Так нельзя.'), createOwnProfileReader(42))).toEqual({
    ok: false,
    error: { _tag: 'SelfReview', message: 'Так нельзя.' },
  })
})

test('R-reviews: returns the API’s message for any other forbidden review', async () => {
  const fieldErrors = { ok: false, error: { _tag: 'FieldErrors', fields: {}, message: 'Отзывы закрыты.' } }
  expect(await write(createForbidden('Отзывы закрыты.'), createOwnProfileReader(7))).toEqual(fieldErrors)
  const failToRead = () => Effect.fail({ _tag: 'ApiUnavailable', reason: 'failed' } as const)
  expect(await write(createForbidden('Отзывы закрыты.'), failToRead)).toEqual(fieldErrors)
})

test('returns the API’s messages by field for any other forbidden review', async () => {
  const fields = { text: ['Без ссылок.'] }
  expect(await write(createForbidden('', fields), createOwnProfileReader(7))).toEqual({
    ok: false,
    error: { _tag: 'FieldErrors', fields, message: '' },
  })
})

test('fails with ApiUnavailable for a forbidden review without any message', async () => {
  expect(await write(createForbidden(''), createOwnProfileReader(7))).toEqual({
    ok: false,
    error: { _tag: 'ApiUnavailable', reason: 'refused' },
  })
})
