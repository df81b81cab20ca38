import { Effect } from 'effect'
import type { PickPorts } from '#application/ports.ts'
import type { NewReview, ReviewForbidden, SelfReview } from '#domain/review/new-review.ts'
import type { ApiUnavailable, FieldErrors } from '#domain/shared/api-errors.ts'

const fail = <E extends SelfReview | FieldErrors | ApiUnavailable>(error: E): Effect.Effect<never, E> =>
  Effect.fail(error)

export const writeReview = ({ reviewGateway, userGateway }: PickPorts<'reviewGateway' | 'userGateway'>) => {
  const explainRefusal = Effect.fnUntraced(function* (profileId: number, { fields, message }: ReviewForbidden) {
    const ownProfile = yield* userGateway.readOwnProfile().pipe(Effect.orElseSucceed(() => null))
    if (ownProfile?.profile.id === profileId) return yield* fail<SelfReview>({ _tag: 'SelfReview', message })
    return yield* message === '' && Object.keys(fields).length === 0
      ? fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'refused' })
      : fail<FieldErrors>({ _tag: 'FieldErrors', fields, message })
  })
  return Effect.fn('writeReview')(function* (review: NewReview) {
    return yield* reviewGateway
      .write(review)
      .pipe(Effect.catchTag('ReviewForbidden', forbidden => explainRefusal(review.profileId, forbidden)))
  })
}
