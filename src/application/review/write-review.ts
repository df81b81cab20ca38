import { Effect } from 'effect'
import type { Needs } from '#application/ports.ts'
import type { NewReview, ReviewForbidden, SelfReview } from '#domain/review/new-review.ts'
import type { ApiUnavailable, FieldErrors } from '#domain/shared/api-errors.ts'

const fail = <E extends SelfReview | FieldErrors | ApiUnavailable>(error: E): Effect.Effect<never, E> =>
  Effect.fail(error)

/**
 * A forbidden review is a self-review if the profile is the user's own. For any other one, the API's message is the only
 * known reason.
 */
export const writeReview = ({ reviewGateway, userGateway }: Needs<'reviewGateway' | 'userGateway'>) => {
  const explain = Effect.fnUntraced(function* (profileId: number, { message }: ReviewForbidden) {
    const own = yield* userGateway.ownProfile().pipe(Effect.orElseSucceed(() => null))
    if (own?.profile.id === profileId) return yield* fail<SelfReview>({ _tag: 'SelfReview', message })
    return yield* message === ''
      ? fail<ApiUnavailable>({ _tag: 'ApiUnavailable', reason: 'refused' })
      : fail<FieldErrors>({ _tag: 'FieldErrors', fields: {}, message })
  })
  return Effect.fn('writeReview')(function* (review: NewReview) {
    return yield* reviewGateway
      .write(review)
      .pipe(Effect.catchTag('ReviewForbidden', forbidden => explain(review.profileId, forbidden)))
  })
}
